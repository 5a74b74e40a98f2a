import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { loadWheel } from './model.ts';
import { drawNumber, returned, returnOfSpot } from './roulette.ts';
import { colourOf, POCKETS, spotsOf } from './spots.ts';

const model = loadWheel();
const spots = spotsOf(model);
const anySpot = fc.constantFrom(...spots.values());
const anyNumber = fc.constantFrom(...POCKETS);

describe('the betting layout', () => {
  it('has every bet of a single-zero table once', () => {
    const kinds = [...spots.values()].map(({ kind }) => kind);
    const count = (kind: string) => kinds.filter((found) => found === kind).length;
    expect(
      ['straight', 'split', 'street', 'corner', 'sixLine', 'column', 'dozen', 'even'].map(count),
    ).toEqual(
      // 57 splits and three with zero; twelve streets and two trios; 22 corners and the first four.
      [37, 60, 14, 23, 11, 3, 3, 6],
    );
  });

  it.each([
    ['0-1-2-3', 'corner'],
    ['0-2-3', 'street'],
    ['0-3', 'split'],
    ['1-2-3', 'street'],
    ['17-18', 'split'],
    ['17-20', 'split'],
    ['17-18-20-21', 'corner'],
    ['31-32-33-34-35-36', 'sixLine'],
  ])('%s is a %s', (id, kind) => {
    expect(spots.get(id)?.kind).toBe(kind);
  });

  it('has no two bets at one point', () => {
    const points = [...spots.values()].flatMap(({ at }) => (at ? [`${at.along} ${at.down}`] : []));
    expect(new Set(points).size).toBe(points.length);
  });

  it('has every third number in a column, and red and black halve the rest', () => {
    expect(spots.get('column1')?.covers.slice(0, 3)).toEqual([1, 4, 7]);
    expect(POCKETS.filter((number) => colourOf(model, number) === 'black')).toHaveLength(18);
    expect(colourOf(model, 0)).toBe('green');
  });
});

describe('the return over all numbers', () => {
  it('is 36 of 37 for each bet', () => {
    for (const spot of spots.values()) expect(returnOfSpot(model, spot)).toBeCloseTo(36 / 37, 14);
  });

  it('is the same for any combination of chips', () => {
    const laid = fc.array(fc.tuple(anySpot, fc.integer({ min: 1, max: 500 })), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(laid, (bets) => {
        const staked = bets.reduce((sum, [, chips]) => sum + chips, 0);
        const back = POCKETS.map((number) =>
          bets.reduce((sum, [spot, chips]) => sum + chips * returned(model, spot, number), 0),
        );
        expect(back.reduce((sum, one) => sum + one, 0) * 37).toBe(staked * 36 * 37);
        expect(Math.max(...back)).toBeLessThanOrEqual(staked * 36);
      }),
    );
  });

  it('has a payment only when a number of the bet wins', () => {
    fc.assert(
      fc.property(anySpot, anyNumber, (spot, number) => {
        expect(returned(model, spot, number) > 0).toBe(spot.covers.includes(number));
      }),
    );
  });
});

it('every pocket is drawn with the same frequency', () => {
  const random = seededRandom(3);
  const counts = POCKETS.map(() => 0);
  for (let draw = 0; draw < 74_000; draw += 1) {
    const number = drawNumber(model, random);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  // Chi-square with 36 degrees of freedom: a fair wheel exceeds 80 less than once in 30,000 runs.
  expect(counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)).toBeLessThan(80);
});
