import { describe, expect, it } from 'vitest';
import { SCATTER, type ReelSymbol } from '../../../maths/symbols.ts';
import { slowReels } from './anticipation.ts';

const slowOf = (...columns: readonly (readonly ReelSymbol[])[]): number[] =>
  slowReels(columns).flatMap((isSlow, reel) => (isSlow ? [reel] : []));

describe('the last reels turn longer', () => {
  it('when one of the two highest symbols is on the first three reels, also with the wild', () => {
    expect(slowOf(['fox', 'A'], ['K', 'fox'], ['wild', 'J'], ['A'], ['A'])).toEqual([3, 4]);
    expect(slowOf(['owl'], ['wild'], ['owl'], ['ten'], ['J'])).toEqual([3, 4]);
  });

  it('whatever the reels that still turn will show, and not for lower symbols', () => {
    expect(slowOf(['fox'], ['A'], ['fox'], ['fox'], ['fox'])).toEqual([]);
    expect(slowOf(['hare'], ['hare'], ['hare'], ['hare'], ['hare'])).toEqual([]);
    expect(slowOf(['fox'], ['fox'], ['fox'])).toEqual([]);
  });

  it('once for a high win and for scatters together', () => {
    expect(slowOf(['fox', SCATTER], ['fox', SCATTER], ['fox'], ['A'], ['A'])).toEqual([2, 3, 4]);
  });

  it.each([
    ['00000', []],
    ['10000', []],
    ['11000', [2, 3, 4]],
    ['10100', [3, 4]],
    ['00011', []],
    ['10010', [4]],
    ['11111', [2, 3, 4]],
  ])('with scatters on reels %s, reels %j', (scatters, slow) => {
    const columns = scatters
      .split('')
      .map((count): ReelSymbol[] => ['A', count === '1' ? SCATTER : 'Q', 'K']);
    expect(slowOf(...columns)).toEqual(slow);
  });
});
