import { expect, it } from 'vitest';
import { playRound } from '../bonus/bonus.ts';
import { loadModels } from '../models.ts';
import { secureRandom, seededRandom } from '../random.ts';
import { returnToPlayer } from './returnToPlayer.ts';
import { simulate } from './simulate.ts';
import { drawWindow } from '../window.ts';

it.each([...loadModels().values()])(
  'twenty thousand rounds of $id stay where the calculation says',
  (model) => {
    const { returned, margin, hitRate } = simulate(playRound(model, seededRandom(7)), 20_000);
    expect(Math.abs(returned - returnToPlayer(model))).toBeLessThan(2 * margin);
    expect(hitRate).toBeGreaterThan(0.2);
    expect(hitRate).toBeLessThan(0.6);
  },
);

it('the same seed draws the same spins, and another seed draws others', () => {
  const draw = (seed: number) => Array.from({ length: 50 }, seededRandom(seed).bind(null, 1000));
  expect(draw(3)).toEqual(draw(3));
  expect(draw(3)).not.toEqual(draw(4));
});

it.each([
  ['the seeded generator', seededRandom(11)],
  ['the secure generator', secureRandom],
])('%s draws every stop with the same frequency', (_, random) => {
  const counts = Array.from({ length: 30 }, () => 0);
  for (let draw = 0; draw < 60_000; draw += 1) {
    const stop = random(30);
    counts[stop] = (counts[stop] ?? 0) + 1;
  }
  // Chi-square with 29 degrees of freedom: a fair generator exceeds 100 less than once in a hundred million
  // runs.
  expect(counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)).toBeLessThan(100);
});

it('a window consists of five pieces of reel strip with heights of the model', () => {
  for (const model of loadModels().values()) {
    for (const [reel, column] of drawWindow(model, seededRandom(5)).entries()) {
      expect(model.heights).toContain(column.length);
      const ring = [...(model.strips[reel] ?? []), ...(model.strips[reel] ?? [])].join(' ');
      expect(ring).toContain(column.join(' '));
    }
  }
});
