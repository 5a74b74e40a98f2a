import { expect, it } from 'vitest';
import { FIELD, resultAfter } from './resultKeys.ts';

it.each([
  ['ArrowDown', FIELD, 3, 0],
  ['Enter', FIELD, 3, 0],
  ['ArrowUp', FIELD, 3, null],
  ['ArrowRight', FIELD, 3, null],
  ['Home', FIELD, 3, null],
  ['a', FIELD, 3, null],
  ['ArrowDown', FIELD, 0, null],
  ['Enter', FIELD, 0, null],
  ['ArrowDown', 0, 3, 1],
  ['ArrowRight', 1, 3, null],
  ['ArrowDown', 2, 3, 2],
  ['ArrowUp', 1, 3, 0],
  ['ArrowUp', 0, 3, FIELD],
  ['ArrowLeft', 1, 3, null],
  ['Home', 2, 3, null],
  ['End', 0, 3, null],
  ['Enter', 1, 3, null],
  ['Tab', 1, 3, null],
] as const)('OVER-04 %s at %d of %d leads to %s', (key, index, results, expected) => {
  expect(resultAfter(key, index, results)).toBe(expected);
});
