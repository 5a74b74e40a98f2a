import { expect, it } from 'vitest';
import { rankAt } from './settings.ts';

const ranks = ['Bronze', 'Silver', 'Gold'].map((name) => ({ name, imageUrl: `/${name}.svg` }));

it.each([
  [1, 'Bronze'],
  [3, 'Gold'],
  [4, 'Gold'],
  [99, 'Gold'],
])('JACK-52 level %i has the rank %s', (level, name) => {
  expect(rankAt(ranks, level)).toEqual({ name, imageUrl: `/${name}.svg` });
});

it('JACK-52 without a loyalty programme there is no rank', () => {
  expect(rankAt([], 1)).toBeNull();
});
