import { expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { provedIds } from './proofs.ts';
import { parse } from './tree.ts';

it('finds what a file imports, however it says so', () => {
  const text = `
    import { a } from './a.ts';
    import type { B } from '@foyer/contract/b.ts';
    export { c } from '../c.ts';
    const d = await import('react-dom/server');
    import svg from './icons.svg?no-inline';`;
  const found = importsOf(parse('web/shell/App.tsx', text));
  expect(found.map(({ to, isPackage }) => [to, isPackage])).toEqual([
    ['web/shell/a.ts', false],
    ['contract/b.ts', false],
    ['web/c.ts', false],
    ['react-dom', true],
    ['web/shell/icons.svg', false],
  ]);
});

it('reads what tests prove from their titles alone', () => {
  const text = `
    // WALLET-09 is not proved by a comment
    describe('JACK-01 rates', () => {
      it.each([['a']])('RAFF-02 RAFF-03 %s', () => {});
      it(\`SESS-04 \${name}\`, () => expect('LOY-05').toBe(1));
    });`;
  expect([...provedIds([parse('web/a.test.ts', text)])]).toEqual([
    'JACK-01',
    'RAFF-02',
    'RAFF-03',
    'SESS-04',
  ]);
  expect([...provedIds([parse('web/a.ts', text)])]).toEqual([]);
});
