import { afterAll, beforeAll, expect, it } from 'vitest';
import { GameListPage, GameListSlice, LobbyPage } from '@foyer/contract/generated/operations.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { launchGame } from '../../../flows/launch/launchGame.ts';
import { bet } from '../../../modules/wallet/index.ts';
import { testApi, type TestApi } from '../../testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

interface List {
  readonly slug: string;
  readonly name: string;
  readonly games: {
    readonly edges: readonly { readonly node: { readonly slug: string } }[];
    readonly pageInfo: { readonly endCursor: string };
    readonly totalCount: number;
  };
}

async function ask({ documentId }: { documentId: string }, variables: object, token: string | null) {
  const { data, errors } = (
    await api.app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload: { documentId, variables },
      headers: { host: 'northlight.localhost:3000', ...(token && { authorization: `Bearer ${token}` }) },
    })
  ).json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
const personal = async (token: string | null): Promise<readonly List[]> =>
  (await ask(LobbyPage, {}, token)).lobby.personal;
const slugs = ({ games }: List) => games.edges.map(({ node }) => node.slug);

async function playRound(token: string, slug: string): Promise<void> {
  // CLOCK-06: the clock advances by more than the shortest cycle of a slot, so that the next round is accepted.
  api.clock.advance(3 * SECOND);
  const { services, sites } = api;
  const session = await services.signIn.authenticate(token, sites.defaultSite);
  const { url } = await launchGame(services, {
    site: sites.defaultSite,
    session,
    locale: 'en',
    slug,
    mode: 'real',
    lobbyOrigin: 'http://localhost:3000',
  });
  const launched = new URL(url).searchParams.get('token') ?? '';
  const { gameSessionId: gameSession } = await services.wallet.redeemToken({
    studio: 'sandbox',
    token: launched,
  });
  await services.wallet.submit(
    bet({
      studio: 'sandbox',
      transactionId: `${slug} bet`,
      gameSession,
      round: `${slug} round`,
      amount: fromDecimal('1.00', 'EUR'),
    }),
  );
}

const becauseYouPlayed = async (token: string) =>
  (await personal(token)).find(({ slug }) => slug === 'because-you-played');

it('a player’s history is shown to that player only, and has games they played and not games they merely opened', async () => {
  const first = await api.token();
  const before = await personal(first);
  expect([before.map(({ slug }) => slug), await personal(null)]).toEqual([
    ['favourites', 'because-you-played', 'since-last-visit'],
    [],
  ]);

  await playRound(first, 'raven-s-toll');
  const because = await becauseYouPlayed(first);
  expect(because).toMatchObject({ slug: 'because-you-played', name: 'Because you played Raven’s Toll' });
  expect(await ask(GameListPage, { slug: 'because-you-played' }, null)).toMatchObject({ gameList: null });

  await playRound(first, 'fox-and-ember');
  expect((await becauseYouPlayed(first))?.name).toBe('Because you played Fox & Ember');
});

it('GAME-09 a row has ten games, and the list behind it continues in the same order', async () => {
  const token = await api.token();
  const row = await becauseYouPlayed(token);
  if (!row) throw new Error('the round before is not remembered');
  expect(row.games.edges).toHaveLength(10);
  const slice = { listOfGamesSlug: row.slug, after: row.games.pageInfo.endCursor };
  const { gameList } = await ask(GameListSlice, slice, token);
  expect(gameList.games.edges).toHaveLength(10);
  expect(slugs(gameList).filter((slug: string) => slugs(row).includes(slug))).toEqual([]);
});

it('new games are counted from the previous session on', async () => {
  const GAME = 'fox-and-ember';
  const { pool } = api.database;
  await api.token();
  await pool.query(`update identity.session set started_at = started_at - interval '2 days'`);
  await pool.query(`update catalogue.game set available_at = now() - interval '1 day' where slug = $1`, [
    GAME,
  ]);
  api.clock.advance(MINUTE);
  const now = await api.token();
  const since = (await personal(now)).find(({ slug }) => slug === 'since-last-visit');
  expect(since && slugs(since)).toEqual([GAME]);
  // At the next sign-in, this session is the last visit.
  const next = await api.token();
  expect((await personal(next)).map(({ slug }) => slug)).not.toContain('since-last-visit');
});
