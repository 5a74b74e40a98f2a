import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COINS_IN_STAKE } from '../coins.ts';
import { evaluate, totalCoins } from '../evaluate.ts';
import type { SlotModel } from '../model.ts';
import { loadModels } from '../models.ts';
import { seededRandom } from '../random.ts';
import { returnToPlayer, scatterChances } from '../returns/returnToPlayer.ts';
import { SCATTER, WILD, type ReelSymbol } from '../symbols.ts';
import { everyView, type Window } from '../window.ts';
import { drawRound, scattersOf } from './bonus.ts';
import { bonusModel, expandWilds } from './bonusModel.ts';

const models = [...loadModels().values()].flatMap((model) =>
  model.bonus ? [{ id: model.id, model, bonus: model.bonus }] : [],
);

it('three slots have bonus spins: with multipliers and with wilds that cover their reels', () => {
  expect(models.map(({ id }) => id)).toEqual(['lantern', 'orchard', 'tundra']);
  expect(models.map(({ bonus }) => [bonus.multiplier, bonus.expandsWilds])).toEqual([
    [2, false],
    [1, true],
    [3, false],
  ]);
});

/** Strips so short that every spin can be enumerated, with a scatter on each reel. */
const short = (model: SlotModel): SlotModel => ({
  ...model,
  strips: model.strips.map((strip) => {
    const at = strip.indexOf(SCATTER);
    return [SCATTER, ...strip.slice(at + 1, at + 6)];
  }),
});

function everyWindow(model: SlotModel): Window[] {
  const views = model.strips.map((strip) => everyView(strip, model.heights));
  return views.reduce<Window[]>(
    (windows, column) => windows.flatMap((window) => column.map((view) => [...window, view])),
    [[]],
  );
}
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe.each(models)('$id', ({ model, bonus }) => {
  it('has the calculated return over every spin and every bonus spin', () => {
    const few = short(model);
    const free = bonusModel(few);
    const ofBonus = mean(everyWindow(free).map((window) => totalCoins(evaluate(free, window))));
    const coins = everyWindow(few).map((window) => {
      const spins = bonus.spins[Math.min(scattersOf(window), 5) - 3] ?? 0;
      return totalCoins(evaluate(few, window)) + spins * bonus.multiplier * ofBonus;
    });
    expect(returnToPlayer(few)).toBeCloseTo(mean(coins) / COINS_IN_STAKE, 9);
  });

  it('starts bonus spins about as often as the return assumes, each with its win', () => {
    const random = seededRandom(5);
    const rounds = Array.from({ length: 60_000 }, () => drawRound(model, random));
    for (const { window, wins, bonusSpins, coins } of rounds) {
      const scatters = scattersOf(window);
      expect(bonusSpins).toHaveLength(bonus.spins[scatters - 3] ?? 0);
      for (const spin of bonusSpins) {
        expect(scattersOf(spin.window)).toBe(0);
        expect(spin.coins).toBe(totalCoins(evaluate(bonusModel(model), spin.window)) * bonus.multiplier);
      }
      expect(coins).toBe(totalCoins(wins) + bonusSpins.reduce((sum, spin) => sum + spin.coins, 0));
    }
    const chance = scatterChances(model)
      .slice(3)
      .reduce((sum, one) => sum + one);
    const started = rounds.filter(({ bonusSpins }) => bonusSpins.length > 0).length / rounds.length;
    expect(Math.abs(started - chance)).toBeLessThan(4 * Math.sqrt(chance / rounds.length));
  });

  it('never pays more than its maximum win, and ends there', () => {
    const most = 40;
    const small = { ...model, bonus: { ...bonus, most } };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
        const { coins, bonusSpins } = drawRound(small, seededRandom(seed));
        expect(coins).toBeLessThanOrEqual(most);
        if (bonusSpins.length > 0 && bonusSpins.length < bonus.spins[0]) expect(coins).toBe(most);
      }),
      { numRuns: 2000 },
    );
  });
});

it('a wild covers its reel, and only its reel', () => {
  const window: ReelSymbol[][] = [
    ['fox', 'A', 'K'],
    ['A', WILD, 'Q'],
    ['fox', 'J', 'J'],
  ];
  expect(expandWilds(window)).toEqual([window[0], [WILD, WILD, WILD], window[2]]);
});
