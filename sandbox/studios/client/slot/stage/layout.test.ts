import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellOf, heightFor, layOut } from './layout.ts';

it('on any stage the frame is in the middle, with all five reels and their cells inside', () => {
  const side = fc.integer({ min: 200, max: 2400 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 2, max: 5 }), (width, height, rows) => {
      const { frame, reels, gap } = layOut(width, height, rows);
      expect(frame.x).toBeGreaterThanOrEqual(0);
      expect(frame.y).toBeGreaterThanOrEqual(0);
      expect(frame.x * 2 + frame.width).toBeCloseTo(width, 3);
      expect(frame.y * 2 + frame.height).toBeCloseTo(height, 3);
      expect(reels).toHaveLength(5);
      for (const reel of reels) {
        const last = cellOf(reel, rows - 1, rows, gap);
        expect(last.y + last.height).toBeCloseTo(reel.y + reel.height, 3);
        expect(reel.x + reel.width).toBeLessThan(frame.x + frame.width);
        expect(last.height / last.width).toBeLessThanOrEqual(1.31);
      }
    }),
  );
});

it('the height for a width makes the cells square and leaves no space beside the frame', () => {
  fc.assert(
    fc.property(fc.integer({ min: 240, max: 1200 }), fc.integer({ min: 3, max: 5 }), (width, rows) => {
      const height = heightFor(width, rows);
      const { reels, gap } = layOut(width, height, rows);
      for (const reel of reels) {
        const cell = cellOf(reel, 0, rows, gap);
        expect(cell.height / cell.width).toBeCloseTo(1, 1);
      }
    }),
  );
});
