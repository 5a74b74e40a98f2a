import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadAvalanche } from '../../../maths/cascade/avalanche.ts';
import { drawCascade } from '../../../maths/cascade/cascade.ts';
import { seededRandom } from '../../../maths/random.ts';
import { fallingOf, fallingView } from './falling.ts';

const slot = loadAvalanche();

it('begins with what is left where it stood, never rises, and ends as the server said', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
      const drops = drawCascade(slot, seededRandom(seed));
      for (const [index, { window, wins }] of drops.slice(0, -1).entries()) {
        const after = drops[index + 1]?.window ?? [];
        const removed = wins.flatMap(({ cells }) => cells);
        const falling = fallingOf(window, removed, after);
        for (const { moves } of falling)
          for (const { from, to } of moves) expect(from).toBeLessThanOrEqual(to);
        for (const [reel, { cells }] of fallingView(falling, 0).entries())
          for (const { row, sign } of cells) if (row >= 0) expect(window[reel]?.[row]).toBe(sign);
        const atRest = fallingView(falling, 1).map(({ cells }) =>
          [...cells].sort((a, b) => a.row - b.row).map(({ sign }) => sign),
        );
        expect(atRest).toEqual(after);
      }
    }),
  );
});
