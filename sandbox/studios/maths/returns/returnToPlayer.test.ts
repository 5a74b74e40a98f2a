import { describe, expect, it } from 'vitest';
import { evaluate, totalCoins } from '../evaluate.ts';
import { highestWin } from './highestWin.ts';
import { COINS_IN_STAKE } from '../coins.ts';
import type { SlotModel } from '../model.ts';
import { loadModels } from '../models.ts';
import { returnToPlayer } from './returnToPlayer.ts';
import { everyView, type Window } from '../window.ts';

/** Shortens the strips of a real model, so that every possible spin can be enumerated. */
const short = (model: SlotModel, stops: number, from: number): SlotModel => ({
  ...model,
  strips: model.strips.map((strip) => strip.slice(from, from + stops)),
});

function playEverySpin(model: SlotModel): { returned: number; highest: number } {
  const views = model.strips.map((strip) => everyView(strip, model.heights));
  let spins = 0;
  let coins = 0;
  let highest = 0;
  const play = (window: Window): void => {
    const next = views[window.length];
    if (next) {
      for (const view of next) play([...window, view]);
      return;
    }
    const won = totalCoins(evaluate(model, window));
    spins += 1;
    coins += won;
    highest = Math.max(highest, won);
  };
  play([]);
  return { returned: coins / spins / COINS_IN_STAKE, highest };
}

describe('the calculated return equals the average over every possible spin', () => {
  it.each([...loadModels().values()])('$id', (model) => {
    const stops = model.heights.length > 1 ? 2 : 6;
    for (const from of [0, 4, 9]) {
      const few = short({ ...model, bonus: undefined }, stops, from);
      const { returned, highest } = playEverySpin(few);
      expect(returnToPlayer(few)).toBeCloseTo(returned, 10);
      expect(highestWin(few)).toBe(highest);
    }
  });
});
