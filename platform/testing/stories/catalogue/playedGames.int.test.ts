import { afterAll, beforeAll, expect, it } from 'vitest';
import { GameHistorySlice, LobbyPage } from '@foyer/contract/generated/operations.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { launchGame } from '../../../flows/launch/launchGame.ts';
import { recordPlayedGames } from '../../../flows/launch/recordPlayedGames.ts';
import { bet } from '../../../modules/wallet/index.ts';
import { testApi, type TestApi } from '../../testApi.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await api.token();
});
afterAll(() => api.stop());

async function ask({ documentId }: { documentId: string }) {
  const { data, errors } = (
    await api.app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload: { documentId, variables: {} },
      headers: { host: 'northlight.localhost:3000', authorization: `Bearer ${token}` },
    })
  ).json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const recentGames = async (): Promise<string[]> =>
  (await ask(LobbyPage)).lobby.recentlyPlayed.map(({ game }: { game: { slug: string } }) => game.slug);

/** The games of the round history, latest first, each once. */
async function gamesOfHistory(): Promise<string[]> {
  const { edges } = (await ask(GameHistorySlice)).viewer.gameHistory;
  return [...new Set<string>(edges.map(({ node }: { node: { game: { slug: string } } }) => node.game.slug))];
}

async function open(slug: string): Promise<string> {
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
  return new URL(url).searchParams.get('token') ?? '';
}

async function play(slug: string, rounds = 1): Promise<void> {
  const { services, clock } = api;
  const opened = { studio: 'sandbox', token: await open(slug) };
  const { gameSessionId: gameSession } = await services.wallet.redeemToken(opened);
  for (let round = 0; round < rounds; round++) {
    // CLOCK-06: longer than the shortest cycle of a slot.
    clock.advance(3 * SECOND);
    const name = `${slug} ${clock.now().getTime()}`;
    const amount = fromDecimal('0.20', 'EUR');
    await services.wallet.submit(
      bet({ studio: 'sandbox', transactionId: name, gameSession, round: name, amount }),
    );
  }
}

it('GAME-13 the recently played games are those of the round history: opened games without a round are not', async () => {
  const before = await gamesOfHistory();
  expect(await recentGames()).toEqual(before);
  await open('owl-parliament');
  expect(await recentGames()).toEqual(before);

  await play('raven-s-toll');
  await play('fox-and-ember');
  await play('raven-s-toll');
  expect(await recentGames()).toEqual(['raven-s-toll', 'fox-and-ember', ...before]);
  expect(await recentGames()).toEqual(await gamesOfHistory());
});

it('GAME-13 a game stays after many rounds of another, and is recorded once on two nodes', async () => {
  const { services, clock } = api;
  await play('bramble-court');
  await play('velvet-comet', 21);
  // Play is summarised when its minute is closed.
  clock.advance(2 * MINUTE);
  await services.wallet.summarisePlay();
  await Promise.all([recordPlayedGames(services), recordPlayedGames(services)]);
  while ((await recordPlayedGames(services)) > 0);
  expect((await recentGames()).slice(0, 2)).toEqual(['velvet-comet', 'bramble-court']);
});
