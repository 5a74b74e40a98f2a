import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { drawField, returnedAt, returnOfStall, stallsOf } from './fortune.ts';
import { loadFortune } from './model.ts';

const model = loadFortune();
const stalls = [...stallsOf(model).values()];

it('every bet returns 24 of 25 over all segments', () => {
  expect(stalls.map(({ pays }) => pays)).toEqual([1, 3, 7, 11, 23, 47]);
  for (const stall of stalls) expect(returnOfStall(model, stall)).toBe(0.96);
});

it('any combination of bets has the same return', () => {
  const laid = fc.array(fc.tuple(fc.constantFrom(...stalls), fc.integer({ min: 1, max: 500 })), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(laid, (bets) => {
      const staked = bets.reduce((sum, [, chips]) => sum + chips, 0);
      const back = model.wheel.map((_pays, field) =>
        bets.reduce((sum, [stall, chips]) => sum + chips * returnedAt(model, stall, field), 0),
      );
      expect(back.reduce((sum, one) => sum + one, 0) * 25).toBe(staked * 24 * model.wheel.length);
    }),
  );
});

it('no two adjacent segments pay the same, and all bets lose on one segment', () => {
  model.wheel.forEach((pays, field) => expect(pays).not.toBe(model.wheel.at(field - 1)));
  expect(model.wheel.filter((pays) => pays === 0)).toHaveLength(1);
});

it('every segment is drawn with the same frequency', () => {
  const random = seededRandom(5);
  const counts = model.wheel.map(() => 0);
  for (let draw = 0; draw < 100_000; draw += 1) {
    const field = drawField(model, random);
    counts[field] = (counts[field] ?? 0) + 1;
  }
  // Chi-square with 49 degrees of freedom: a fair wheel exceeds 100 less than once in 40,000 runs.
  expect(counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)).toBeLessThan(100);
});
