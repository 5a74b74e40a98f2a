import { expect, it } from 'vitest';
import { privateNames } from './plainNames.ts';
import { parse } from './tree.ts';

it.each([
  ['web/a.ts', 'export const toldPayment = 1;', 1],
  ['web/a.ts', 'export interface CashierDesk {}', 1],
  ['web/a.ts', `export { readPayment as heardPayment } from './b.ts';`, 1],
  ['web/a.ts', 'export function reckon() {}', 1],
  ['web/letters.ts', 'export const first = 1;', 1],
  ['web/standing.ts', '', 1],
  ['web/titleParts.ts', '', 0],
  ['web/a.ts', 'const told = 1; export const KEEP_ALIVE_MS = told;', 0],
  ['web/a.ts', 'export const tellTime = 1; export const calendarDoor = 2;', 1],
  ['web/a.ts', 'export const Telltale = 1;', 0],
])('%s with %s has %i private names', (path, text, count) => {
  expect(privateNames(parse(path, text))).toHaveLength(count);
});
