import { expect, it } from 'vitest';
import { distanceToNext } from './distance.ts';

const table = [900, 700, 500, 200, 100].map((points, index) => ({ place: index + 1, points }));
const own = (place: number) => ({ place, points: table[place - 1]?.points ?? 0 });
const PRIZES = [500, 300, 200];

it.each([
  ['the second', 2, { points: 201, place: 1, prize: 500 }],
  ['the third', 3, { points: 201, place: 2, prize: 300 }],
  ['the first without a prize', 4, { points: 301, place: 3, prize: 200 }],
  ['one far behind', 5, { points: 401, place: 3, prize: 200 }],
])('%s needs one point more than the holder of the next prize', (_, place, distance) => {
  expect(distanceToNext(own(place), table, PRIZES)).toEqual(distance);
});

it('the leader needs nothing', () => expect(distanceToNext(own(1), table, PRIZES)).toBeNull());

it('without prizes there is no distance to one', () => {
  expect(distanceToNext(own(3), table, [])).toBeNull();
});
