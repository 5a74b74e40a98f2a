import { expect, it } from 'vitest';
import { parseProductMode, PRODUCT_MODES } from './productMode.ts';

it('MODE-01 there are exactly two product modes', () => {
  expect(PRODUCT_MODES).toEqual(['CASINO', 'SPORTS']);
});

it.each([
  ['casino', 'CASINO'],
  ['CASINO', 'CASINO'],
  ['Sports', 'SPORTS'],
  ['poker', null],
  ['', null],
  [null, null],
  [undefined, null],
] as const)('MODE-05 %j in a link means %j', (value, mode) => {
  expect(parseProductMode(value)).toBe(mode);
});
