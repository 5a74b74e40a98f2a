import { describe, expect, it } from 'vitest';
import { listFacts, loadGames } from './games.ts';
import { highestWin } from './maths/highestWin.ts';
import { COINS_IN_STAKE } from './maths/coins.ts';
import { returnToPlayer } from './maths/returnToPlayer.ts';

const games = loadGames();

describe('what games.json states is what the maths gives', () => {
  const slots = [...games.values()].flatMap(({ maths, ...facts }) =>
    maths.kind === 'slot' ? [{ ...facts, model: maths.model }] : [],
  );
  it.each(slots)('$lookupId', ({ rtp, ways, lines, maxWin, volatility, model }) => {
    expect(Math.abs(returnToPlayer(model) * 100 - rtp)).toBeLessThan(0.1);
    expect(maxWin).toBe(highestWin(model) / COINS_IN_STAKE);
    expect(volatility).toBe(model.volatility);
    if (model.mechanic === 'lines') expect([lines, ways]).toEqual([model.lines.length, undefined]);
    else expect([lines, ways]).toEqual([undefined, Math.max(...model.heights) ** model.strips.length]);
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
