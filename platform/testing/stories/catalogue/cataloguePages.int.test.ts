import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  GameCategorySlice,
  GameListSlice,
  GamePage,
  GameStudioPage,
  LaunchGame,
  Search,
  StudioGames,
  SyncRecentlyPlayedGames,
} from '@foyer/contract/generated/operations.ts';
import type { GamesPartsFragment } from '@foyer/contract/generated/operations.ts';
import { testApi, type TestApi } from '../../testApi.ts';

let api: TestApi;
let anna: string;
beforeAll(async () => {
  api = await testApi();
  anna = await api.token();
});
afterAll(() => api.stop());

async function ask(
  { documentId }: { documentId: string },
  variables: object = {},
  token?: string,
  agent?: string,
) {
  const headers = {
    host: 'northlight.localhost:3000',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(agent && { 'user-agent': agent }),
  };
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/graphql',
    payload: { documentId, variables },
    headers,
  });
  return response.json();
}

const slugs = (games: GamesPartsFragment) => games.edges.map(({ node }) => node.slug);
/** What a browser reports about its location and device. */
const here = {
  currencyCode: 'EUR',
  ipCountryCode: 'FI',
  subDivision: null,
  license: 'mga',
  locale: 'en',
};

describe('GAME-17 a game that is made for one kind of device', () => {
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148';
  const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

  it.each([
    ['barnacled-sextant', 'barnacled', DESKTOP, PHONE],
    ['airship-spur', 'airship spur', PHONE, DESKTOP],
  ])('GAME-17 %s is shown, found and launched on that device only', async (slug, term, right, wrong) => {
    const game = async (agent?: string) => (await ask(GamePage, { slug }, anna, agent)).data.game;
    expect(await game(right)).toMatchObject({ game: { slug } });
    expect([await game(wrong), await game('somebody’s own')]).toEqual([null, null]);

    const found = async (agent: string) =>
      (await ask(Search, { term }, anna, agent)).data.search.games.map((one: { slug: string }) => one.slug);
    expect(await found(right)).toContain(slug);
    expect(await found(wrong)).not.toContain(slug);

    const launch = (agent: string) => ask(LaunchGame, { slug, mode: 'real' }, anna, agent);
    expect((await launch(wrong)).errors).toHaveLength(1);
    expect((await launch(right)).errors).toBeUndefined();
  });
});

describe('GQLO-26 a page of a list', () => {
  const slice = async (variables: object) =>
    (await ask(GameListSlice, { listOfGamesSlug: 'slots', ...here, ...variables })).data.gameList.games;

  it('GQLO-26 has ten games, and continues after its cursor or after the last game shown', async () => {
    const first = await slice({});
    expect(first.edges).toHaveLength(10);
    const next = await slice({ after: first.pageInfo.endCursor, lastShownGameId: slugs(first).at(-1) });
    expect(slugs(next)).not.toEqual(expect.arrayContaining(slugs(first).slice(-1)));
    expect(slugs(await slice({ lastShownGameId: slugs(first).at(-1) }))).toEqual(slugs(next));
  });

  it.each([
    ['currencyCode', { currencyCode: 'JPY' }, 0],
    ['license', { license: 'no-such-licence' }, 0],
  ])(
    'GQLO-26 GAME-17 a browser that reports another %s is shown no more games for it',
    async (_name, filter, most) => {
      const [own, other] = [await slice({ first: 100 }), await slice({ first: 100, ...filter })];
      expect(slugs(own)).toEqual(expect.arrayContaining(slugs(other)));
      expect(other.totalCount).toBeLessThanOrEqual(most);
    },
  );

  it('GQLO-26 GAME-17 a game blocked in the reported country is left out, and reporting another adds none', async () => {
    const jackpots = { listOfGamesSlug: 'jackpots', first: 100 };
    const inFrance = await slice({ ...jackpots, ipCountryCode: 'FR' });
    expect(slugs(await slice(jackpots))).toContain('vault-of-engines');
    expect(slugs(inFrance)).not.toContain('vault-of-engines');
  });

  it('GQLO-26 responds in the requested locale, if the site has it', async () => {
    const name = async (locale: string) =>
      (await ask(GameListSlice, { listOfGamesSlug: 'slots', ...here, locale })).data.gameList.name;
    expect([await name('fi'), await name('xx')]).toEqual(['Kolikkopelit', 'Slots']);
  });

  it('GQLO-26 a category is paged in the same way', async () => {
    const { data } = await ask(GameCategorySlice, { slug: 'megaways', ...here });
    expect(data.gameCategory.games.edges).toHaveLength(10);
  });

  it.each(['no-such-list', '', '__proto__'])('GQLO-26 %j is null', async (slug) => {
    expect((await ask(GameListSlice, { listOfGamesSlug: slug })).data).toEqual({ gameList: null });
    expect((await ask(GameCategorySlice, { slug })).data).toEqual({ gameCategory: null });
    expect((await ask(StudioGames, { slug })).data).toEqual({ gameStudio: null });
  });
});

describe('GQLO-27 the games of a studio', () => {
  it('GAME-12 GQLO-27 the first page has twenty, the next ones thirty', async () => {
    const { data } = await ask(GameStudioPage, { slug: 'ninth-floor' }, anna);
    const { studio, games } = data.gameStudio;
    expect(studio).toMatchObject({
      name: 'Ninth Floor',
      imageUrl: expect.stringContaining('/images/studios/'),
    });
    expect(games.edges).toHaveLength(20);
    const more = await ask(StudioGames, { slug: 'ninth-floor', ...here, after: games.pageInfo.endCursor });
    expect(more.data.gameStudio.games.edges).toHaveLength(30);
    expect(slugs(more.data.gameStudio.games)).not.toEqual(expect.arrayContaining(slugs(games)));
  });

  it('GQLO-27 the first page can be requested with twenty', async () => {
    const { data } = await ask(StudioGames, { slug: 'ninth-floor', ...here, first: 20 });
    expect(data.gameStudio.games.edges).toHaveLength(20);
  });
});

describe('GQLO-16 SyncRecentlyPlayedGames', () => {
  const sync = async (variables: object, token?: string) =>
    (await ask(SyncRecentlyPlayedGames, variables, token)).data.viewer;

  it('GQLO-16 reads at most five games, each with whether it is live', async () => {
    const { recentlyPlayedGamesV2: played } = await sync({}, anna);
    expect(played.length).toBeGreaterThan(0);
    expect(played.length).toBeLessThanOrEqual(5);
    for (const { gameDescriptorV2 } of played)
      expect(gameDescriptorV2.json).toMatchObject({ gameId: expect.any(String), isLiveCasinoGame: false });
  });

  it.each([
    [2, 2],
    [0, 0],
    [-1, 0],
  ])('GQLO-16 of %i games it reads %i', async (maxRecentlyPlayedGames, length) => {
    expect((await sync({ maxRecentlyPlayedGames }, anna)).recentlyPlayedGamesV2).toHaveLength(length);
  });

  it('GAME-16 a visitor has none', async () => {
    expect(await sync({})).toBeNull();
  });
});
