import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { sessionId, type SessionId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { launchGame } from '../../../../flows/launch/launchGame.ts';
import { bet, win, deposit } from '../../../../modules/wallet/index.ts';
import type { Session } from '../../../../infra/session.ts';
import type { Site } from '../../../../sites/index.ts';
import { exchange, openBrowser, signIn } from '../../../signIn/browser.ts';
import { testApi, type TestApi } from '../../../testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());
// CLOCK-06: the player's last slot round began longer ago than the shortest cycle.
beforeEach(() => api.clock.advance(3 * SECOND));

async function signedIn(brand = 'northlight', email?: string): Promise<Session> {
  return api.services.signIn.authenticate(await api.token(brand, email), siteOf(brand));
}

const siteOf = (brand: string): Site => api.sites.byBrand(brand) ?? api.sites.defaultSite;

const launch = (session: Session) =>
  launchGame(api.services, {
    site: siteOf(session.brand),
    session,
    locale: 'en',
    slug: 'fox-and-ember',
    mode: 'real',
    lobbyOrigin: 'http://localhost:3000',
  });

async function gameSessionOf(session: Session): Promise<string> {
  const token = new URL((await launch(session)).url).searchParams.get('token') ?? '';
  return (await api.services.wallet.redeemToken({ studio: 'sandbox', token })).gameSessionId;
}

const play = (gameSession: string, transactionId: string, round: string) => ({
  studio: 'sandbox',
  transactionId,
  gameSession,
  round,
  amount: money(1_00n, 'EUR'),
});

const end = (id: SessionId): Promise<void> =>
  api.database.transaction((tx) => api.services.signIn.endSession(tx, id, 'SIGNED_OUT'));

describe('the end of a session', () => {
  it('blocks its stakes from the commit on, pays wins, and leaves other sessions alone', async () => {
    const { wallet } = api.services;
    const [mine, other] = [await signedIn(), await signedIn('tivoli', 'finn@foyer.test')];
    const { playerId } = other;
    await wallet.submit(deposit({ caller: 'test', key: 'funds', playerId, amount: money(5_00n, 'EUR') }));
    const [game, elsewhere] = [await gameSessionOf(mine), await gameSessionOf(other)];
    await wallet.submit(bet(play(game, 'before', 'round-1')));
    await end(mine.sessionId);

    await expect(wallet.submit(bet(play(game, 'after', 'round-2')))).rejects.toMatchObject({
      type: 'SessionEnded',
    });
    await expect(wallet.submit(win(play(game, 'won', 'round-1')))).resolves.toBeDefined();
    await expect(wallet.submit(bet(play(elsewhere, 'other', 'round-3')))).resolves.toBeDefined();
  });

  it('leaves no game open, even if games are launched in parallel', async () => {
    const session = await signedIn();
    const launches = Array.from({ length: 6 }, () => launch(session));
    await Promise.allSettled([...launches, end(session.sessionId)]);
    const { rows } = await api.database.pool.query(
      'select id from wallet.game_session where session_id = $1 and ended_at is null',
      [session.sessionId],
    );
    expect(rows).toEqual([]);
    await expect(launch(session)).rejects.toMatchObject({ type: 'AuthenticationFailure' });
  });

  it('is rolled back with its transaction: the games continue', async () => {
    const session = await signedIn();
    const game = await gameSessionOf(session);
    const undone = api.database.transaction(async (tx) => {
      await api.services.signIn.endSession(tx, sessionId(session.sessionId), 'SIGNED_OUT');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await expect(api.services.wallet.submit(bet(play(game, 'goes-on', 'round-4')))).resolves.toBeDefined();
  });
});

it('LOGOUT-07 a sign-in on another device blocks stakes of the first, whose wins are paid', async () => {
  const { wallet } = api.services;
  const first = await signedIn();
  const game = await gameSessionOf(first);
  await wallet.submit(bet(play(game, 'first-bet', 'round-5')));
  const second = await signedIn();
  await expect(wallet.submit(bet(play(game, 'late-bet', 'round-6')))).rejects.toMatchObject({
    type: 'SessionEnded',
  });
  await expect(wallet.submit(win(play(game, 'first-won', 'round-5')))).resolves.toBeDefined();
  api.clock.advance(3 * SECOND);
  await expect(
    wallet.submit(bet(play(await gameSessionOf(second), 'second-bet', 'round-7'))),
  ).resolves.toBeDefined();
});

describe('CLOCK-05 a session that has expired, and that nothing has ended yet', () => {
  const idleMsOf = ({ brand }: Session) => siteOf(brand).settings.rules.sessionIdleMinutes * MINUTE;
  async function enter(brand: string, email: string) {
    const browser = openBrowser(api.app, brand);
    const { tokens } = await signIn(browser, { email });
    const session = await api.services.signIn.authenticate(tokens.access_token, siteOf(brand));
    const renew = () =>
      exchange(browser, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    return { session, renew, game: await gameSessionOf(session) };
  }
  let idle: Awaited<ReturnType<typeof enter>>;
  let renewed: Awaited<ReturnType<typeof enter>>;
  // Both sign in before the clock moves, because the dates of tokens are real.
  beforeAll(async () => {
    idle = await enter('northlight', 'anna@foyer.test');
    renewed = await enter('tivoli', 'finn@foyer.test');
    const { playerId } = renewed.session;
    const funds = deposit({ caller: 'test', key: 'more-funds', playerId, amount: money(5_00n, 'EUR') });
    await api.services.wallet.submit(funds);
  });
  const staked = (id: string, { game }: { readonly game: string }) =>
    api.services.wallet.submit(bet(play(game, id, `round of ${id}`)));

  it('CLOCK-05 gets no stake accepted after the licence’s minutes without a renewal, and its wins are paid', async () => {
    await staked('in-time', idle);
    api.clock.advance(idleMsOf(idle.session));
    await expect(staked('too-late', idle)).rejects.toMatchObject({ type: 'SessionEnded' });
    await expect(
      api.services.wallet.submit(win(play(idle.game, 'won-late', 'round of in-time'))),
    ).resolves.toBeDefined();
    const { rows } = await api.database.pool.query('select ended_at from identity.session where id = $1', [
      idle.session.sessionId,
    ]);
    expect(rows).toEqual([{ ended_at: null }]);
  });

  it('CLOCK-05 begins its minutes again with each renewal', async () => {
    expect((await renewed.renew()).statusCode).toBe(200);
    api.clock.advance(idleMsOf(renewed.session) - MINUTE);
    await expect(staked('renewed', renewed)).resolves.toBeDefined();
    api.clock.advance(MINUTE);
    await expect(staked('not-renewed', renewed)).rejects.toMatchObject({ type: 'SessionEnded' });
  });
});
