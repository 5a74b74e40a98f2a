import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Reel, REEL_TIMES } from './reel.ts';

const column = ['a', 'b', 'c'];
const landed = ['x', 'y', 'z'];
const shown = (reel: Reel<string>, atMs: number) =>
  [...reel.view(atMs).cells].sort((a, b) => a.row - b.row).map(({ sign }) => sign);

it('a reel at rest shows its column from the top', () => {
  const reel = new Reel(column, () => '?');
  expect(reel.view(0)).toMatchObject({ rows: 3, speed: 0, isTurning: false });
  expect(shown(reel, 0)).toEqual(column);
});

it('a reel stops at its final symbols in time, whenever it is stopped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 2, max: 5 }), (atMs, rows) => {
      const state = ['v', 'w', 'x', 'y', 'z'].slice(0, rows);
      const reel = new Reel(column, () => '?');
      reel.spin(1000);
      reel.view(1000 + atMs);
      reel.land(1000 + atMs, state);
      expect(reel.view(1000 + atMs).isTurning).toBe(true);
      const latest = 1000 + atMs + 1.6 * REEL_TIMES.landMs + REEL_TIMES.settleMs;
      expect(reel.view(latest)).toMatchObject({ rows, speed: 0, isTurning: false });
      expect(shown(reel, latest)).toEqual(state);
    }),
  );
});

it('the symbols of a reel only move down, except for the small overshoot at the end', () => {
  let drawn = 0;
  const reel = new Reel([-1, -2, -3], () => (drawn += 1));
  reel.spin(0);
  let before = new Map<number, number>();
  for (let atMs = 0; atMs < 2400; atMs += 7) {
    if (atMs === 1001) reel.land(atMs, [1001, 1002, 1003]);
    const now = new Map(reel.view(atMs).cells.map(({ sign, row }) => [sign, row]));
    for (const [sign, row] of now) expect(row).toBeGreaterThanOrEqual((before.get(sign) ?? -2) - 0.03);
    before = now;
  }
  expect(new Set(before.keys())).toEqual(new Set([1001, 1002, 1003]));
});

it('a reel can show symbols without turning', () => {
  const reel = new Reel(column, () => '?');
  reel.spin(0);
  reel.position(landed);
  expect(shown(reel, 5)).toEqual(landed);
  expect(reel.view(5).isTurning).toBe(false);
});
