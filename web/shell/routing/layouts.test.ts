import { expect, it } from 'vitest';
import { layoutOf, LAYOUTS } from './layouts.ts';
import { ROUTES } from './routes.ts';

it('SHELL-10 there are three layouts, and the main one serves the login handlers alone', () => {
  expect(Object.keys(LAYOUTS)).toEqual(['basic', 'main', 'loggedIn']);
  const main = ROUTES.flatMap((row) => ('screen' in row && row.layout === 'main' ? [row.path] : []));
  expect(main.length).toBeGreaterThan(0);
  for (const path of main) expect(path).toMatch(/-handler\/$/);
});

it.each(['layout9', 'toString', ''])('ERR-21 %j is the layout of no page', (name) => {
  expect(() => layoutOf(name)).toThrow('Unknown variable dynamic import');
});
