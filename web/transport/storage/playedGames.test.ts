import { expect, it } from 'vitest';
import { createPlayedGames } from './playedGames.ts';

function storedGames(text: string | null = null) {
  const items = new Map(text === null ? [] : [['recently-played-games', text]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return { items, played: createPlayedGames(storage) };
}

const played = { games: [{ gameId: 'owl' }, { gameId: 'fox' }], isLastLiveCasino: true };

it('GAME-13 GAME-14 are stored under their key: a list of game ids, and whether the last was live casino', () => {
  const { items, played: store } = storedGames();
  store.keep('anna', played);
  expect(store.of('anna')).toMatchObject(played);
  expect(JSON.parse(items.get('recently-played-games') ?? '')).toEqual({ player: 'anna', ...played });
});

it('GAME-16 belong to one player', () => {
  const { played: store } = storedGames();
  store.keep('anna', played);
  expect(store.of('bo').games).toEqual([]);
});

it.each([
  null,
  '',
  'null',
  '{',
  '[]',
  '"x"',
  '{"player":"anna"}',
  '{"player":"anna","games":[1],"isLastLiveCasino":true}',
])('GAME-14 stored %j is no list of games', (text) => {
  expect(storedGames(text).played.of('anna').games).toEqual([]);
});
