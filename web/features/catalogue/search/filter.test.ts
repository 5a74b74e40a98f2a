import { expect, it } from 'vitest';
import { chosen, isFiltered, NO_FILTER } from './filter.ts';

it.each([
  [NO_FILTER, false],
  [{ studio: null, hasJackpot: false }, false],
  [{ studio: 'kvarn' }, true],
  [{ hasJackpot: true }, true],
] as const)('OPEN-46 a filter %j narrows down: %s', (filter, expected) => {
  expect(isFiltered(filter)).toBe(expected);
});

it('OPEN-46 only offered values can be chosen', () => {
  expect(chosen(['low', 'high'], 'low')).toBe('low');
  expect(chosen(['low', 'high'], '')).toBeNull();
});
