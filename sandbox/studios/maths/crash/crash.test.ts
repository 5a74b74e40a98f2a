import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAWS, endOf, multiplierAt, returnOfTarget, timeOf } from './flight.ts';
import { loadBalloon } from './model.ts';
import { commitmentTo } from '../commitment.ts';
import { drawOf } from './seeds.ts';

const model = loadBalloon();
const anyTarget = fc.integer({ min: 101, max: model.most });
const anyDraw = fc.bigInt({ min: 0n, max: DRAWS - 1n });

describe('the return', () => {
  it('is the stated one at every multiplier', () => {
    for (let target = 101; target <= model.most; target += 1)
      expect(returnOfTarget(model, target)).toBeCloseTo(model.returnsPercent / 100, 9);
  });

  it('counts exactly the draws that reach the multiplier', () => {
    fc.assert(
      fc.property(anyTarget, (target) => {
        const reaching = (BigInt(model.returnsPercent) * DRAWS) / BigInt(target);
        expect(endOf(model, DRAWS - reaching)).toBeGreaterThanOrEqual(target);
        expect(endOf(model, DRAWS - reaching - 1n)).toBeLessThan(target);
      }),
    );
  });
});

describe('a flight', () => {
  it('goes further the higher the draw is, but never above the maximum', () => {
    fc.assert(
      fc.property(anyDraw, anyDraw, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(endOf(model, low)).toBeLessThanOrEqual(endOf(model, high));
        expect(endOf(model, high)).toBeLessThanOrEqual(model.most);
      }),
    );
    expect(endOf(model, 0n)).toBe(model.returnsPercent);
    expect(endOf(model, DRAWS - 1n)).toBe(model.most);
  });

  it('reaches a multiplier at its time and not a millisecond earlier', () => {
    fc.assert(
      fc.property(anyTarget, (target) => {
        const at = timeOf(model, target);
        expect(multiplierAt(model, at)).toBeGreaterThanOrEqual(target);
        expect(multiplierAt(model, at - 1)).toBeLessThanOrEqual(target);
      }),
    );
    expect(multiplierAt(model, 0)).toBe(100);
  });
});

describe('the seeds', () => {
  it('give the draw that anybody can calculate from the description', () => {
    // Computed independently: printf player | openssl dgst -sha256 -hmac studio
    expect(drawOf('studio', 'player').toString(16)).toBe('de3148c0cbeaf');
    // Computed independently: printf studio | sha256sum
    expect(commitmentTo('studio')).toBe('da0daaba4b156961c049ab4b85b6d0bcba2872200b7dedb4aa77f9208c601444');
  });

  it('are distributed evenly over all draws', () => {
    const ends = Array.from({ length: 4000 }, (_, index) => endOf(model, drawOf('seed', String(index))));
    const reached = ends.filter((end) => end >= 200).length / ends.length;
    expect(Math.abs(reached - model.returnsPercent / 200)).toBeLessThan(0.03);
  });
});
