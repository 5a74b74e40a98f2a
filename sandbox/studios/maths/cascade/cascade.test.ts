import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, totalCoins } from '../evaluate.ts';
import { seededRandom } from '../random.ts';
import { simulate } from '../returns/simulate.ts';
import { SYMBOLS, type ReelSymbol } from '../symbols.ts';
import { loadAvalanche } from './avalanche.ts';
import { coinsOf, drawCascade, fall, playCascade } from './cascade.ts';

const slot = loadAvalanche();
const { multipliers, most } = slot.cascade;
const anySeed = fc.integer({ min: 1, max: 2 ** 31 });
const flat = (window: readonly (readonly ReelSymbol[])[]) => window.flat();

describe('removing the winning symbols', () => {
  it('keeps the order of the others, adds new ones at the top, and keeps the height of each reel', () => {
    const window: ReelSymbol[][] = [
      ['fox', 'A', 'owl'],
      ['A', 'A'],
      ['hare', 'A'],
      ['K', 'Q'],
      ['J', 'ten'],
    ];
    const wins = evaluate(slot.model, window);
    const coming: ReelSymbol[] = ['bear', 'stag', 'ten', 'J'];
    expect(fall(window, wins, () => coming.shift() ?? 'Q')).toEqual([
      ['bear', 'fox', 'owl'],
      ['ten', 'stag'],
      ['J', 'hare'],
      ['K', 'Q'],
      ['J', 'ten'],
    ]);
  });

  it('keeps all other symbols in order for random windows', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const drops = drawCascade(slot, seededRandom(seed));
        for (const [index, { window, wins }] of drops.slice(0, -1).entries()) {
          const after = drops[index + 1]?.window ?? [];
          expect(after.map(({ length }) => length)).toEqual(window.map(({ length }) => length));
          for (const [reel, column] of window.entries()) {
            const removed = new Set(
              wins.flatMap(({ cells }) => cells.flatMap(([at, row]) => (at === reel ? row : []))),
            );
            const left = column.filter((_, row) => !removed.has(row));
            expect(after[reel]?.slice(column.length - left.length)).toEqual(left);
          }
        }
      }),
    );
  });
});

describe('a round', () => {
  it('ends with a window without a win or at the maximum win, and applies the multipliers', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const drops = drawCascade(slot, seededRandom(seed));
        for (const [index, { window, wins, multiplier, coins }] of drops.entries()) {
          expect(wins).toEqual(evaluate(slot.model, window));
          expect(multiplier).toBe(multipliers[Math.min(index, multipliers.length - 1)]);
          expect(coins).toBeLessThanOrEqual(totalCoins(wins) * multiplier);
          expect(flat(window).every((symbol) => SYMBOLS.includes(symbol))).toBe(true);
        }
        expect(coinsOf(drops)).toBeLessThanOrEqual(most);
        const last = drops.at(-1);
        expect(last?.wins.length === 0 || coinsOf(drops) === most).toBe(true);
      }),
    );
  });

  it('never pays more than the maximum win, and ends there', () => {
    const small = { ...slot, cascade: { ...slot.cascade, most: 5 } };
    for (let seed = 1; seed < 200; seed += 1) {
      const won = coinsOf(drawCascade(small, seededRandom(seed)));
      expect(won).toBeLessThanOrEqual(5);
    }
  });
});

it('thirty thousand rounds have the return that the model states', () => {
  const { returned, margin, hitRate } = simulate(playCascade(slot, seededRandom(7)), 30_000);
  expect(Math.abs(returned - slot.returns)).toBeLessThan(2 * margin);
  expect(hitRate).toBeGreaterThan(0.35);
});
