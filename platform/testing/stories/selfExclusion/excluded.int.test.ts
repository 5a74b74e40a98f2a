import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, SECOND } from '@foyer/domain/duration.ts';
import { brandId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { launchGame } from '../../../flows/launch/launchGame.ts';
import { bet, rollback, win } from '../../../modules/wallet/index.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { Session } from '../../../infra/session.ts';
import { testApi, type TestApi } from '../../testApi.ts';

let api: TestApi;
let session: Session;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.pool.query(
    `update identity.player set excluded_at = null, exclusion_ends_at = null, timeout_ends_at = null, status = 'Active',
       brand = 'northlight'
     where email = 'anna@foyer.test'`,
  );
  session = await signIn();
});

async function signIn(): Promise<Session> {
  return api.services.signIn.authenticate(await api.token(), api.sites.defaultSite);
}

const launch = (by: Session) =>
  launchGame(api.services, {
    site: api.sites.defaultSite,
    session: by,
    locale: 'en',
    slug: 'fox-and-ember',
    mode: 'real',
    lobbyOrigin: 'http://localhost:3000',
  });

async function openGame(by: Session): Promise<string> {
  const token = new URL((await launch(by)).url).searchParams.get('token') ?? '';
  return (await api.services.wallet.redeemToken({ studio: 'sandbox', token })).gameSessionId;
}

let plays = 0;
function play(gameSession: string, round: string) {
  plays += 1;
  return {
    studio: 'sandbox',
    transactionId: `play-${plays}`,
    gameSession,
    round,
    amount: money(1_00n, 'EUR'),
  };
}

type Stop = (tx: Transaction) => Promise<void>;
const exclude: Stop = (tx) => api.services.selfExclusion.excludePlayer(tx, session.playerId, null);
const timeOut: Stop = (tx) =>
  api.services.selfExclusion.timeOutPlayer(tx, session.playerId, new Date(api.clock.now().getTime() + DAY));
const close: Stop = (tx) =>
  api.services.players.commands.closeAccount(tx, session.playerId, { cause: null, mayReopen: false });

describe.each([
  ['PLAYER-13 an exclusion', exclude],
  ['PLAYER-14 a timeout', timeOut],
  ['PLAYER-03 a closed account', close],
])('%s', (what, stop) => {
  it(`${what} blocks stakes immediately; wins and rollbacks still reach the player`, async () => {
    const { wallet } = api.services;
    const game = await openGame(session);
    const round = `round of ${what}`;
    // CLOCK-06: the clock advances by more than the shortest cycle of a slot, so that the bet is accepted.
    api.clock.advance(3 * SECOND);
    await wallet.submit(bet(play(game, round)));
    const undone = play(game, round);
    await wallet.submit(bet(undone));
    await api.database.transaction(stop);

    await expect(wallet.submit(bet(play(game, round)))).rejects.toMatchObject({ type: 'SessionEnded' });
    const before = await wallet.state(api.database.query, session.playerId);
    await wallet.submit(win(play(game, round)));
    const { amount: _stake, ...taken } = play(game, round);
    await wallet.submit(rollback({ ...taken, rollsBack: undone.transactionId }));
    const after = await wallet.state(api.database.query, session.playerId);
    expect(after.balance.minor - before.balance.minor).toBe(2_00n);
  });

  it(`${what} leaves no game open, even if games are launched in parallel`, async () => {
    const launches = Array.from({ length: 6 }, () => launch(session));
    await Promise.allSettled([...launches, api.database.transaction(stop)]);
    const { rows } = await api.database.pool.query(
      'select id from wallet.game_session where player_id = $1 and ended_at is null',
      [session.playerId],
    );
    expect(rows).toEqual([]);
  });
});

it.each([
  ['PLAYER-13 who is excluded', exclude, 'SelfExcluded'],
  ['PLAYER-14 who is in a timeout', timeOut, 'Timeout'],
])('%s can sign in and see their balance, and opens no game', async (_who, stop, reason) => {
  await api.database.transaction(stop);
  const again = await signIn();
  await expect(launch(again)).rejects.toMatchObject({ type: 'PlayerBlocked', reasons: [reason] });
  const { balance } = await api.services.wallet.state(api.database.query, again.playerId);
  expect(balance.minor).toBeGreaterThan(0n);
});

it('PLAYER-14 after the time-out, the player plays again', async () => {
  await api.database.transaction(timeOut);
  await api.database.pool.query(`update identity.player set timeout_ends_at = now() - interval '1 s'`);
  await expect(launch(await signIn())).resolves.toMatchObject({ url: expect.any(String) });
});

it('FLAG-11 without a required verified number no game opens, in any number of parallel launches; with it one does', async () => {
  const { playerId } = session;
  const brand = brandId('harbour');
  const games = async () => {
    const { rows } = await api.database.pool.query(
      'select id from wallet.game_session where player_id = $1 and ended_at is null',
      [playerId],
    );
    return rows.length;
  };
  await api.database.pool.query('update identity.player set brand = $1 where id = $2', [brand, playerId]);
  const before = await games();
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => launch(session)));
  for (const tried of tries)
    expect(tried).toMatchObject({
      status: 'rejected',
      reason: { type: 'PlayerBlocked', reasons: ['PhoneVerificationRequired'], keys: { rule: 'FLAG-11' } },
    });
  expect(await games()).toBe(before);
  await api.database.transaction((tx) =>
    api.services.signIn.custom.addPhone(tx, { brand, playerId, number: '+642155501999' }),
  );
  await launch(session);
  expect(await games()).toBe(before + 1);
});

it('RG-04 the demo has a self-excluded player', async () => {
  const { rows } = await api.database.pool.query<{ email: string }>(
    'select email from identity.player where excluded_at is not null and exclusion_ends_at is null',
  );
  expect(rows.map(({ email }) => email)).toContain('ella@foyer.test');
});
