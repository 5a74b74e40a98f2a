import { describe, expect, it } from 'vitest';
import { listFacts, loadGames } from './games.ts';
import { highestWin } from './maths/highestWin.ts';
import { COINS_IN_STAKE } from './maths/coins.ts';
import type { SlotModel } from './maths/model.ts';
import { returnToPlayer } from './maths/returnToPlayer.ts';
import { returnOfSpot } from './maths/roulette/roulette.ts';
import { spotsOf } from './maths/roulette/spots.ts';

const games = loadGames();

/** Reckoned once for all the games that run on it. */
const truths = new Map<SlotModel, { rtp: number; maxWin: number }>();
function truthOf(model: SlotModel): { rtp: number; maxWin: number } {
  const known = truths.get(model);
  if (known) return known;
  const truth = { rtp: returnToPlayer(model) * 100, maxWin: highestWin(model) / COINS_IN_STAKE };
  truths.set(model, truth);
  return truth;
}

describe('what games.json states is what the maths gives', () => {
  const slots = [...games.values()].flatMap(({ maths, ...facts }) =>
    maths.kind === 'slot' ? [{ ...facts, model: maths.model }] : [],
  );
  it.each(slots)('$lookupId', ({ rtp, ways, lines, maxWin, volatility, model }) => {
    expect(Math.abs(truthOf(model).rtp - rtp)).toBeLessThan(0.1);
    expect(maxWin).toBe(truthOf(model).maxWin);
    expect(volatility).toBe(model.volatility);
    if (model.mechanic === 'lines') expect([lines, ways]).toEqual([model.lines.length, undefined]);
    else expect([lines, ways]).toEqual([undefined, Math.max(...model.heights) ** model.strips.length]);
  });
});

describe('and so of the tables', () => {
  it('every spot of the wheel returns 36 of 37, at most 36 stakes', () => {
    for (const { maths, rtp, maxWin } of games.values()) {
      if (maths.kind !== 'roulette') continue;
      for (const spot of spotsOf(maths.model).values())
        expect(Math.abs(returnOfSpot(maths.model, spot) * 100 - rtp)).toBeLessThan(0.1);
      expect(maxWin).toBe(Math.max(...Object.values(maths.model.pays)) + 1);
    }
  });
});

it('the list for lobbies names each game once and tells no colours', () => {
  const list = listFacts(games);
  expect(new Set(list.map(({ lookupId }) => lookupId)).size).toBe(list.length);
  expect(list[0]).toEqual({
    lookupId: 'fox-and-ember',
    title: 'Fox & Ember',
    rtp: 96.2,
    ways: 243,
    maxWin: 2080,
    volatility: 'medium',
    minStake: '0.20',
    maxStake: '40.00',
  });
});
