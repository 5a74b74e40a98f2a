import { toDecimal } from '@foyer/domain/money.ts';
import { describe, expect, it } from 'vitest';
import { listFacts, loadGames } from './games.ts';
import { RULE_SETS } from './maths/blackjack/model.ts';
import { loadAvalanche } from './maths/cascade/avalanche.ts';
import { returnOfTarget } from './maths/crash/flight.ts';
import { returnOfStall, stallsOf } from './maths/fortune/fortune.ts';
import { highestWin } from './maths/returns/highestWin.ts';
import { COINS_IN_STAKE } from './maths/coins.ts';
import type { SlotModel } from './maths/model.ts';
import { returnToPlayer } from './maths/returns/returnToPlayer.ts';
import { returnOfSpot } from './maths/roulette/roulette.ts';
import { spotsOf } from './maths/roulette/spots.ts';
import { betsFor, chipsFor } from './play/stakes.ts';

const games = loadGames();

const truths = new Map<SlotModel, { rtp: number; maxWin: number }>();
function truthOf(model: SlotModel): { rtp: number; maxWin: number } {
  const known = truths.get(model);
  if (known) return known;
  const truth = {
    rtp: returnToPlayer(model) * 100,
    maxWin: (model.bonus?.most ?? highestWin(model)) / COINS_IN_STAKE,
  };
  truths.set(model, truth);
  return truth;
}

describe('the facts in games.json match the maths', () => {
  const slots = [...games.values()].flatMap(({ maths, ...facts }) =>
    maths.kind === 'slot' && !maths.cascade ? [{ ...facts, model: maths.model }] : [],
  );
  it.each(slots)('$lookupId', ({ rtp, ways, lines, maxWin, volatility, model }) => {
    expect(Math.abs(truthOf(model).rtp - rtp)).toBeLessThan(0.1);
    expect(maxWin).toBe(truthOf(model).maxWin);
    expect(volatility).toBe(model.volatility);
    if (model.mechanic === 'lines') expect([lines, ways]).toEqual([model.lines.length, undefined]);
    else expect([lines, ways]).toEqual([undefined, Math.max(...model.heights) ** model.strips.length]);
  });
});

describe('the facts about tables match the maths', () => {
  it('a flight has the same return at every multiplier, and the stated maximum win', () => {
    for (const { maths, rtp, maxWin, minStake } of games.values()) {
      if (maths.kind !== 'crash') continue;
      for (const target of [101, 150, 200, 1000, maths.model.most])
        expect(returnOfTarget(maths.model, target) * 100).toBeCloseTo(rtp, 6);
      expect(maxWin).toBe(maths.model.most / 100);
      expect(minStake).toBe('1.00');
    }
  });

  it('a cascading slot has the return and the maximum win of its model', () => {
    const { model, cascade, returns } = loadAvalanche();
    for (const { maths, rtp, ways, maxWin, volatility } of games.values()) {
      if (maths.kind !== 'slot' || !maths.cascade) continue;
      expect(rtp).toBe(Math.round(returns * 1000) / 10);
      expect(ways).toBe(Math.max(...model.heights) ** model.strips.length);
      expect(maxWin).toBe(cascade.most / COINS_IN_STAKE);
      expect(volatility).toBe(model.volatility);
    }
  });

  it('blackjack has the return of its rules and the maximum win of two doubled hands', () => {
    const played = new Set<string>();
    for (const { maths, rtp, maxWin } of games.values()) {
      if (maths.kind !== 'blackjack') continue;
      const { id, returns, splits, doubleAfterSplit } = maths.model;
      played.add(id);
      expect(rtp).toBe(Math.round(returns * 1000) / 10);
      expect(maxWin).toBe(2 * Math.max(2, (1 + splits) * (doubleAfterSplit ? 2 : 1)));
    }
    expect([...played].toSorted()).toEqual([...RULE_SETS].toSorted());
  });

  it('card and wheel tables offer bets from their minimum to their maximum stake', () => {
    for (const { maths, live, ...limits } of games.values()) {
      if (live || (maths.kind !== 'blackjack' && maths.kind !== 'roulette')) continue;
      const { stakes } = betsFor('EUR', limits);
      const { chips, most } = chipsFor('EUR', limits);
      const [least] = maths.kind === 'blackjack' ? stakes : chips;
      expect(least && toDecimal(least)).toBe(limits.minStake);
      expect(toDecimal(most)).toBe(limits.maxStake);
      if (maths.kind === 'blackjack') expect(stakes.at(-1)).toEqual(most);
    }
  });

  it('every bet on a wheel of fortune has the same return, and its rarest segment the maximum win', () => {
    for (const { maths, rtp, maxWin } of games.values()) {
      if (maths.kind !== 'fortune') continue;
      for (const stall of stallsOf(maths.model).values())
        expect(returnOfStall(maths.model, stall) * 100).toBeCloseTo(rtp, 9);
      expect(maxWin).toBe(Math.max(...maths.model.wheel) + 1);
    }
  });

  it('every roulette bet returns 36 of 37 and at most 36 stakes', () => {
    for (const { maths, rtp, maxWin } of games.values()) {
      if (maths.kind !== 'roulette') continue;
      for (const spot of spotsOf(maths.model).values())
        expect(Math.abs(returnOfSpot(maths.model, spot) * 100 - rtp)).toBeLessThan(0.1);
      expect(maxWin).toBe(Math.max(...Object.values(maths.model.pays)) + 1);
    }
  });
});

it('the list for lobbies has each game once, without palettes', () => {
  const list = listFacts(games);
  expect(new Set(list.map(({ lookupId }) => lookupId)).size).toBe(list.length);
  expect(list[0]).toEqual({
    lookupId: 'fox-and-ember',
    title: 'Fox & Ember',
    category: 'slots',
    tags: [],
    rtp: 96.2,
    ways: 243,
    maxWin: 2080,
    volatility: 'medium',
    minStake: '0.20',
    maxStake: '40.00',
  });
});
