import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PlayedRoundPage } from '@foyer/contract/generated/operations.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { launchGame } from '../../../flows/launch/launchGame.ts';
import { bet, endRound, rollback } from '../../../modules/wallet/index.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { sign } from '../../../providers/studios/signature.ts';
import { testApi, type TestApi } from '../../testApi.ts';

const SECRET = '0123456789abcdef';
const GAME = 'fox-and-ember';

let api: TestApi;
let token: string;
let gameSession: string;
beforeAll(async () => {
  api = await testApi();
  token = await api.token();
  const { services, sites } = api;
  const { url } = await launchGame(services, {
    site: sites.defaultSite,
    session: await services.signIn.authenticate(token, sites.defaultSite),
    locale: 'en',
    slug: GAME,
    mode: 'real',
    lobbyOrigin: 'http://localhost:3000',
  });
  const opened = { studio: 'sandbox', token: new URL(url).searchParams.get('token') ?? '' };
  gameSession = (await services.wallet.redeemToken(opened)).gameSessionId;
});
afterAll(() => api.stop());

// CLOCK-06: the clock advances, so that the round of the previous test began longer ago than a slot's shortest cycle.
beforeEach(() => api.clock.advance(3 * SECOND));

let names = 0;
const play = { studio: 'sandbox', amount: fromDecimal('1.00', 'EUR') };

async function stake(round = `page-${(names += 1)}`) {
  const placed = { ...play, gameSession, round, transactionId: `page-bet-${(names += 1)}` };
  await api.services.wallet.submit(bet(placed));
  return placed;
}
const end = ({ studio, round }: { studio: string; round: string }) =>
  api.services.wallet.submit(endRound({ studio, round, gameSession, transactionId: `${round}-end` }));
const giveBack = ({ transactionId, ...placed }: Awaited<ReturnType<typeof stake>>) =>
  api.services.wallet.submit(
    rollback({ ...placed, transactionId: `${transactionId}-back`, rollsBack: transactionId }),
  );

async function pageOf(round: string, signedIn = token): Promise<string | null | undefined> {
  const { data, errors } = (
    await api.app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload: { documentId: PlayedRoundPage.documentId, variables: { id: `sandbox:${round}` } },
      headers: { host: 'northlight.localhost:3000', authorization: `Bearer ${signedIn}` },
    })
  ).json();
  if (errors) throw new Error(JSON.stringify(errors));
  // Undefined where the round does not exist for the player.
  return data.viewer.playedRound?.studioPageUrl;
}

describe('the studio’s page of a round', () => {
  it('is there once the round has ended, signed for this moment', async () => {
    const placed = await stake();
    expect(await pageOf(placed.round)).toBeNull();
    await end(placed);
    const [signed = '', signature] = (await pageOf(placed.round))?.split('&signature=') ?? [];
    const url = new URL(signed);
    expect(url.origin + url.pathname).toBe(`http://localhost:3101/rounds/${GAME}/${placed.round}`);
    const timestamp = url.searchParams.get('timestamp') ?? '';
    expect(Math.abs(api.clock.now().getTime() - Number(timestamp))).toBeLessThan(SECOND);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      locale: 'en',
      currency: 'EUR',
      stake: '1.00',
      lobby: 'http://northlight.localhost:3000',
      timestamp,
    });
    const path = url.pathname + url.search;
    expect(signature).toBe(sign(SECRET, timestamp, path, Buffer.alloc(0)).toString('hex'));
    api.clock.advance(SECOND);
    expect(await pageOf(placed.round)).not.toContain(timestamp);
  });

  it('states all stakes that were not given back', async () => {
    const placed = await stake();
    await giveBack(await stake(placed.round));
    await stake(placed.round);
    await end(placed);
    expect(await pageOf(placed.round)).toContain('&stake=2.00&');
  });

  it('is not there for a round whose stakes were all given back', async () => {
    const placed = await stake();
    await giveBack(placed);
    await end(placed);
    expect(await pageOf(placed.round)).toBeNull();
  });

  it('is not there for another player, for whom the round does not exist', async () => {
    const placed = await stake();
    await end(placed);
    const other = await api.token('northlight', 'sofia@foyer.test');
    expect(await pageOf(placed.round, other)).toBeUndefined();
    expect(await pageOf('no-such-round')).toBeUndefined();
  });
});
