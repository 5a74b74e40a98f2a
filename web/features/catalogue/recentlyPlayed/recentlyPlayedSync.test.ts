import { expect, it, vi } from 'vitest';
import { createRecentlyPlayedSync, playedGamesOf } from './recentlyPlayedSync.ts';

const played = { games: [{ gameId: 'owl' }], isLastLiveCasino: false };

function syncing(answer: typeof played | null = played) {
  const ask = vi.fn(() => Promise.resolve(answer));
  const storeGames = vi.fn();
  return { ask, keep: storeGames, ...createRecentlyPlayedSync({ fetchPlayed: ask, store: storeGames }) };
}

it('GAME-15 fetches on every third balance change', () => {
  const { balance, ask } = syncing();
  const requests = ['100', '99', '98', '97', '96', '95', '94'].map((amount) => {
    balance('anna', amount);
    return ask.mock.calls.length;
  });
  // The first balance is the starting point and does not count as a change.
  expect(requests).toEqual([0, 0, 0, 1, 1, 1, 2]);
});

it('GAME-15 AMB-58 a repeated balance is not a change', () => {
  const { balance, ask } = syncing();
  for (const amount of ['100', '100', '99', '99', '100', '100']) balance('anna', amount);
  expect(ask).not.toHaveBeenCalled();
  balance('anna', '99');
  expect(ask).toHaveBeenCalledOnce();
});

it('GAME-14 stores the result for the player it was requested for', async () => {
  const { balance, keep: storeGames } = syncing();
  for (const amount of ['4', '3', '2', '1']) balance('anna', amount);
  await vi.waitFor(() => expect(storeGames).toHaveBeenCalledExactlyOnceWith('anna', played));
});

it('GAME-14 keeps the stored games when the request fails', async () => {
  const { balance, ask, keep: storeGames } = syncing(null);
  for (const amount of ['4', '3', '2', '1']) balance('anna', amount);
  await vi.waitFor(() => expect(ask).toHaveReturned());
  expect(storeGames).not.toHaveBeenCalled();
});

it('GAME-16 sends no request for a visitor', () => {
  const { balance, ask } = syncing();
  for (const amount of ['9', '8', '7', '6', '5', null]) balance(null, amount);
  expect(ask).not.toHaveBeenCalled();
});

const viewer = (...isLive: boolean[]) => ({
  viewer: {
    id: 'anna',
    recentlyPlayedGamesV2: isLive.map((isLiveCasinoGame, index) => ({
      gameDescriptorV2: { json: { gameId: `g${index}`, isLiveCasinoGame } },
    })),
  },
});

it('GAME-13 the flag is that of the last played game, which is first', () => {
  expect(playedGamesOf(viewer(true, false))).toEqual({
    games: [{ gameId: 'g0' }, { gameId: 'g1' }],
    isLastLiveCasino: true,
  });
  expect(playedGamesOf(viewer(false, true))?.isLastLiveCasino).toBe(false);
  expect(playedGamesOf(viewer())).toEqual({ games: [], isLastLiveCasino: false });
});

it('GAME-14 at most five games are stored, and none for a visitor', () => {
  expect(playedGamesOf(viewer(...Array<boolean>(7).fill(false)))?.games).toHaveLength(5);
  expect(playedGamesOf({ viewer: null })).toBeNull();
});
