import { expect, it } from 'vitest';
import { layoutOf, LAYOUTS } from './layouts.ts';
import { ROUTES } from './routes.ts';

it('SHELL-10 of the three layouts, only the login handlers use main', () => {
  expect(Object.keys(LAYOUTS)).toEqual(['basic', 'main', 'loggedIn']);
  const main = ROUTES.flatMap((row) => ('screen' in row && row.layout === 'main' ? [row.path] : []));
  expect(main.length).toBeGreaterThan(0);
  for (const path of main) expect(path).toMatch(/-handler\/$/);
});

it.each(['layout9', 'toString', ''])('ERR-21 %j is not a layout', (name) => {
  expect(() => layoutOf(name)).toThrow('Unknown variable dynamic import');
});
