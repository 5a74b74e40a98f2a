import { describe, expect, it } from 'vitest';
import { provedIds, undefinedCitations } from './proofs.ts';
import { parse } from './tree.ts';

const DEFINED = new Set(['JACK-21', 'LIMIT-11']);
// The ids are put together here, because this file may not cite an undefined id.
const UNKNOWN = ['LIMIT', 'JACK'].map((area) => `${area}-99`);

describe('cited ids', () => {
  it('finds an id that no table defines, in a comment and in a title', () => {
    const [limit, jackpot] = UNKNOWN;
    const text = `// ${limit}: no such row\nit('${jackpot} has no row', () => {});\n// JACK-21, LIMIT-11\n`;
    expect(undefinedCitations([parse('web/x.test.ts', text)], DEFINED)).toEqual(
      UNKNOWN.map(
        (id) => `web/x.test.ts cites ${id}, which docs/requirements.md and docs/rules.md do not define`,
      ),
    );
  });

  it.each(['SHA-256', 'ISO-4217', 'UTF-16', 'en-GB-03', 'X-21'])('%s is not an id', (text) => {
    expect(undefinedCitations([parse('web/x.ts', `// ${text}`)], DEFINED)).toEqual([]);
  });
});

it('reads what tests prove from their titles, and from the first cells of tables', () => {
  const text = `
    // WALLET-09 is not proved by a comment
    describe('JACK-01 rates', () => {
      it.each([['a']])('RAFF-02 RAFF-03 %s', () => {});
      it.each([['JACK-21 a pot', 'JACK-20'], ['a', 'LIMIT-11']])('%s %s', () => expect(['LIMIT-11']));
      it(\`SESS-04 \${name}\`, () => expect('LOY-05').toBe(1));
    });`;
  expect([...provedIds([parse('web/a.test.ts', text)])]).toEqual([
    'JACK-01',
    'RAFF-02',
    'RAFF-03',
    'SESS-04',
    'JACK-21',
  ]);
  expect([...provedIds([parse('web/a.ts', text)])]).toEqual([]);
});
