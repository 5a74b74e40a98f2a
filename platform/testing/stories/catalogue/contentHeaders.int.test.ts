import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  GameListSlice,
  GameListsPage,
  LobbyPage,
  Menu,
  Search,
} from '@foyer/contract/generated/operations.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { testApi, type TestApi } from '../../testApi.ts';

const LIST = 'megaways';
let api: TestApi;
let anna: string;

beforeAll(async () => {
  api = await testApi();
  anna = await api.token();
  await sql`update catalogue.list set from_level = 3 where slug = ${LIST}`.execute(api.database.query);
  api.clock.advance(2 * MINUTE);
});
afterAll(() => api.stop());

const setLevel = (level: number) =>
  api.services.gamification.saveMemberData(api.database.query, api.player(anna), { level, isOptedIn: true });

async function ask(
  { documentId }: { readonly documentId: string },
  variables: object,
  { token, ...headers }: { readonly token?: string; readonly [header: string]: string | undefined },
) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/graphql',
    payload: { documentId, variables },
    headers: {
      host: 'northlight.localhost:3000',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  return response.json().data;
}

describe('x-ranks', () => {
  const isShown = async (headers: Parameters<typeof ask>[2]) => {
    const [slice, page, lobby, menu, search] = await Promise.all([
      ask(GameListSlice, { listOfGamesSlug: LIST }, headers),
      ask(GameListsPage, {}, headers),
      ask(LobbyPage, { first: 1 }, headers),
      ask(Menu, {}, headers),
      ask(Search, { term: '' }, headers),
    ]);
    const slugs = (lists: readonly { readonly slug: string }[]) => lists.some(({ slug }) => slug === LIST);
    const shown = new Set([
      slice.gameList !== null,
      slugs(page.gameLists),
      slugs(lobby.lobby.lists),
      menu.menu.items.some(({ key }: { readonly key: string }) => key === LIST),
      slugs(search.search.lists),
    ]);
    expect(shown.size, 'all places agree').toBe(1);
    return shown.has(true);
  };

  it('GQLC-06 a list from level 3 is shown to a player of that level, and hidden from their lower ranks', async () => {
    await setLevel(3);
    expect(await isShown({ token: anna })).toBe(true);
    expect(await isShown({ token: anna, 'x-ranks': '3' })).toBe(true);
    expect(await isShown({ token: anna, 'x-ranks': '2' })).toBe(false);
  });

  it('GQLC-06 a rank that the player does not have shows nothing more, nor does any to a visitor', async () => {
    await setLevel(2);
    expect(await isShown({ token: anna, 'x-ranks': '99' })).toBe(false);
    expect(await isShown({ 'x-ranks': '99' })).toBe(false);
  });
});

describe('x-recently-played-games', () => {
  const found = async (played?: string): Promise<string[]> => {
    const headers = { token: anna, ...(played !== undefined && { 'x-recently-played-games': played }) };
    const { search } = await ask(Search, { term: 'the' }, headers);
    return search.games.map(({ slug }: { readonly slug: string }) => slug);
  };

  it('GQLC-06 come first in a search, in their order, and add no game', async () => {
    const plain = await found();
    const [second, last] = [plain[1] ?? '', plain.at(-1) ?? ''];
    const ordered = await found(`no-such-game,${last},${second}`);
    expect(ordered.slice(0, 2)).toEqual([last, second]);
    expect(ordered.toSorted()).toEqual(plain.toSorted());
  });

  it('GQLC-06 a game that the market has not is not found by naming it', async () => {
    const blocked = 'barnacled-sextant';
    const headers = { token: anna, 'x-recently-played-games': blocked, 'user-agent': 'iPhone Mobile' };
    const { search } = await ask(Search, { term: 'barnacled' }, headers);
    expect(search.games.map(({ slug }: { readonly slug: string }) => slug)).not.toContain(blocked);
  });
});

describe('x-context', () => {
  const total = async (context?: object): Promise<number> => {
    const headers = { token: anna, ...(context && { 'x-context': JSON.stringify(context) }) };
    const { gameList } = await ask(GameListSlice, { listOfGamesSlug: 'slots' }, headers);
    return gameList.games.totalCount;
  };

  it('GQLC-06 GAME-17 another currency, licence or country leaves games out, and never adds any', async () => {
    const all = await total();
    expect(await total({ country: 'FI', licence: 'mga', currency: 'EUR', device: 'touch' })).toBe(all);
    expect(await total({ currency: 'JPY' })).toBe(0);
    expect(await total({ licence: 'no-such-licence' })).toBe(0);
    for (const country of ['FR', 'CA', 'XX']) expect(await total({ country })).toBeLessThanOrEqual(all);
  });
});
