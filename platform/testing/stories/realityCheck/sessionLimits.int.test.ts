import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { brandId, type SessionId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { notifyReadyRaises } from '../../../flows/notifications/limitNotifications.ts';
import { confirmLimitChange, setSessionLimit } from '../../../flows/limits.ts';
import { beginPlayTime, enforcePlayTimes } from '../../../flows/sessionLimits.ts';
import { bet, deposit, rollback, win } from '../../../modules/wallet/index.ts';
import { UNKNOWN_ORIGIN } from '../../../modules/signIn/history/origin.ts';
import { inProcessBus } from '../../../infra/bus.ts';
import { readConfig } from '../../../infra/config.ts';
import { createLog } from '../../../infra/log.ts';
import { dayIn, startOfDay, weekdayOf } from '../../../infra/time/zonedTime.ts';
import { createServices } from '../../../server/services.ts';
import { rewardHarness, type RewardHarness } from '../../rewardHarness.ts';
import { testApi, type TestApi } from '../../testApi.ts';

const ZONE = 'Europe/Helsinki';
const REACHED = { type: 'SessionLimitReached', status: 403 };

let api: TestApi;
let harness: RewardHarness;
beforeAll(async () => {
  api = await testApi();
  harness = rewardHarness(api);
});
afterAll(() => api.stop());
beforeEach(() => moveTo(2, 10 * HOUR));

/** Moves the clock to a time after the midnight that begins the next such weekday in the brand's zone. */
function moveTo(weekday: number, sinceMidnightMs: number): void {
  const { year, month, day } = dayIn(ZONE, api.clock.now());
  const next = Array.from({ length: 7 }, (_, ahead) => ({ year, month, day: day + ahead + 1 })).find(
    (one) => weekdayOf(one) === weekday,
  );
  if (!next) throw new Error('a week has every weekday');
  const to = startOfDay(ZONE, next).getTime() + sinceMidnightMs;
  api.clock.advance(to - api.clock.now().getTime());
}

async function addPlayer(brand = 'northlight', country = 'FI') {
  const { player, email } = await harness.createPlayer({ brand, country });
  const hundred = { caller: 'foyer:test', key: player, playerId: player, amount: money(100_00n, 'EUR') };
  await api.database.transaction((tx) => api.services.wallet.post(tx, deposit(hundred)));
  return { player, email, brand };
}
type Someone = Awaited<ReturnType<typeof addPlayer>>;

/** A sign-in without a browser: its tokens do not expire while the clock moves on. */
async function signIn({ player, brand }: Someone): Promise<SessionId> {
  const id = randomUUID() as SessionId;
  const expiresAt = new Date(api.clock.now().getTime() + 12 * HOUR);
  const session = { id, playerId: player, brand: brandId(brand), origin: UNKNOWN_ORIGIN, expiresAt };
  await api.database.transaction(async (tx) => {
    await api.services.signIn.openSession(tx, session);
    await api.services.wallet.setCheckDue(tx, { playerId: player, dueAt: null });
  });
  return id;
}
const signOut = (id: SessionId) =>
  api.database.transaction((tx) => api.services.signIn.endSession(tx, id, 'SIGNED_OUT'));
const limit = ({ player }: Someone, period: LimitPeriod, minutes: number | null) =>
  setSessionLimit(api.services, { playerId: player, period, minutes });

/** Opens a game of a category and returns what places a bet in it. */
async function sit(
  { player, brand }: Someone,
  sessionId: SessionId,
  { category = 'slots', game = `game-${randomUUID()}` } = {},
) {
  const { wallet } = api.services;
  const { token } = await api.database.transaction((tx) =>
    wallet.openGameSession(tx, {
      playerId: player,
      sessionId,
      brand: brandId(brand),
      studio: 'sandbox',
      game,
      category,
      largestWin: { stakes: 500, amount: money(25_000_00n, 'EUR') },
      shortestCycleMs: null,
      currency: 'EUR',
      locale: 'en',
    }),
  );
  const { gameSessionId } = await wallet.redeemToken({ studio: 'sandbox', token });
  return (
    round: string = randomUUID(),
    amount = money(1_00n, 'EUR'),
    transactionId: string = randomUUID(),
  ) => ({
    studio: 'sandbox',
    transactionId,
    gameSession: gameSessionId,
    round,
    amount,
  });
}
type Play = Awaited<ReturnType<typeof sit>>;
const stake = (play: Play, round?: string) => api.services.wallet.submit(bet(play(round)));

/** A player with these daily minutes, signed in and in a game. */
async function arrive(minutes: number, period: LimitPeriod = 'Day') {
  const someone = await addPlayer();
  const sessionId = await signIn(someone);
  await limit(someone, period, minutes);
  return { ...someone, sessionId, play: await sit(someone, sessionId) };
}
async function endOf(id: SessionId) {
  const { rows } = await api.database.pool.query<{ reason: string | null; at: Date | null }>(
    'select end_reason as reason, ended_at as at from identity.session where id = $1',
    [id],
  );
  return rows[0];
}
const usedMinutes = async ({ player }: Pick<Someone, 'player'>) => {
  const { services, database } = api;
  const since = new Date(api.clock.now().getTime() - 8 * DAY);
  const signedIn = await services.signIn.signedInTimes(database.query, player, since);
  const { brand, country } = await services.players.get(database.query, player);
  const site = api.sites.byBrand(brand)?.inCountry(country);
  if (!site) throw new Error('the brand is served');
  const limits = await services.limits.sessionLimits(database.query, { playerId: player, site }, signedIn);
  return Object.fromEntries(limits.map(({ period, usedMs }) => [period, Math.floor(usedMs / MINUTE)]));
};
/** The services of another node, which knows only the database. */
const restarted = () =>
  createServices({
    config: readConfig({}),
    database: api.database,
    clock: api.clock,
    sites: api.sites,
    bus: inProcessBus(() => {}),
    log: createLog({ level: 'silent' }),
    renderForm: () => '',
    wakeRelay() {},
  });
describe('LIC-09 LIMIT-14 when the minutes of the day are used up', () => {
  it('stakes are refused in every game and bet slip, and wins and rollbacks of running rounds are paid', async () => {
    const visitor = await arrive(60);
    const { sessionId, play } = visitor;
    const sports = await sit(visitor, sessionId, { category: 'sports' });
    const [round, coupon, taken] = [randomUUID(), randomUUID(), randomUUID()];
    api.clock.advance(59 * MINUTE);
    await stake(play, round);
    await api.services.wallet.submit(bet(sports(coupon, money(2_00n, 'EUR'), taken)));
    api.clock.advance(MINUTE);
    const midnight = startOfDay(ZONE, dayIn(ZONE, new Date(api.clock.now().getTime() + DAY)));
    const refused = { ...REACHED, keys: { rule: 'LIMIT-14', returnsAt: midnight.toISOString() } };
    const later = await sit(visitor, sessionId);
    for (const [game, running] of [[play], [play, round], [sports], [later]] as const)
      await expect(stake(game, running)).rejects.toMatchObject(refused);
    await api.services.wallet.submit(win(play(round, money(5_00n, 'EUR'))));
    await api.services.wallet.submit(rollback({ ...sports(coupon), rollsBack: taken }));
    const { balance } = await api.services.wallet.state(api.database.query, visitor.player);
    expect(balance).toEqual(money(104_00n, 'EUR'));
  });

  it('the session ends with its own reason, and stakes stay refused', async () => {
    const { sessionId, play, player } = await arrive(60);
    const round = randomUUID();
    await stake(play, round);
    api.clock.advance(59 * MINUTE);
    await enforcePlayTimes(api.services);
    expect(await endOf(sessionId)).toMatchObject({ reason: null });
    api.clock.advance(MINUTE);
    await enforcePlayTimes(api.services);
    expect(await endOf(sessionId)).toMatchObject({ reason: 'SESSION_LIMIT_REACHED' });
    await expect(stake(play)).rejects.toMatchObject(REACHED);
    await api.services.wallet.submit(win(play(round, money(5_00n, 'EUR'))));
    expect((await api.services.wallet.state(api.database.query, player)).balance).toEqual(
      money(104_00n, 'EUR'),
    );
  });

  it('stakes in parallel with the end come before or after it', async () => {
    const visitor = await arrive(60);
    api.clock.advance(10 * MINUTE);
    const bets = Array.from({ length: 12 }, () => stake(visitor.play));
    const [ends] = await Promise.all([Promise.allSettled(bets), limit(visitor, 'Day', 5)]);
    const taken = ends.filter(({ status }) => status === 'fulfilled').length;
    const types = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.type] : []));
    expect(types).toEqual(Array.from({ length: 12 - taken }, () => 'SessionLimitReached'));
    await expect(stake(visitor.play)).rejects.toMatchObject(REACHED);
    const { balance } = await api.services.wallet.state(api.database.query, visitor.player);
    expect(balance).toEqual(money(100_00n - BigInt(taken) * 1_00n, 'EUR'));
  });

  it('nodes that check in parallel end the session, also after a restart', async () => {
    const { sessionId, play } = await arrive(30);
    api.clock.advance(30 * MINUTE);
    await expect(restarted().wallet.submit(bet(play()))).rejects.toMatchObject(REACHED);
    await Promise.all([restarted(), restarted(), api.services].map((services) => enforcePlayTimes(services)));
    expect(await endOf(sessionId)).toMatchObject({ reason: 'SESSION_LIMIT_REACHED' });
    await expect(restarted().wallet.submit(bet(play()))).rejects.toMatchObject(REACHED);
  });

  it('other players and the same person’s account at another brand play on', async () => {
    await arrive(10);
    const [other, elsewhere] = [await addPlayer(), await addPlayer('tivoli', 'IE')];
    const plays = [await sit(other, await signIn(other)), await sit(elsewhere, await signIn(elsewhere))];
    api.clock.advance(10 * MINUTE);
    await enforcePlayTimes(api.services);
    for (const play of plays) await stake(play);
  });
});

describe('LIMIT-14 the time that counts', () => {
  it('is that of all sessions of the day, and not the time between them', async () => {
    const visitor = await arrive(60);
    api.clock.advance(40 * MINUTE);
    await signOut(visitor.sessionId);
    api.clock.advance(3 * HOUR);
    const play = await sit(visitor, await signIn(visitor));
    api.clock.advance(19 * MINUTE);
    await stake(play);
    api.clock.advance(MINUTE);
    await expect(stake(play)).rejects.toMatchObject(REACHED);
    expect(await usedMinutes(visitor)).toEqual({ Day: 60, Week: 60 });
  });

  it('is one time for several tabs, devices and a repeated sign-in event', async () => {
    const visitor = await arrive(60);
    api.clock.advance(30 * MINUTE);
    // The player signs in on another device, which ends the first session.
    const second = await signIn(visitor);
    const play = await sit(visitor, second);
    const again = { playerId: visitor.player, sessionId: second, startedAt: api.clock.now() };
    api.clock.advance(29 * MINUTE);
    await api.database.transaction((tx) => beginPlayTime(api.services, tx, again));
    await stake(play);
    api.clock.advance(MINUTE);
    await expect(stake(play)).rejects.toMatchObject(REACHED);
  });

  it('is also the time before the limit was set', async () => {
    const someone = await addPlayer();
    const sessionId = await signIn(someone);
    const play = await sit(someone, sessionId);
    api.clock.advance(20 * MINUTE);
    await limit(someone, 'Day', 30);
    api.clock.advance(9 * MINUTE);
    await stake(play);
    api.clock.advance(MINUTE);
    await expect(stake(play)).rejects.toMatchObject(REACHED);
  });

  it('is not that of a session in which the player could only read', async () => {
    const visitor = await arrive(60);
    await limit(visitor, 'Week', 90);
    api.clock.advance(HOUR);
    await enforcePlayTimes(api.services);
    const reading = await signIn(visitor);
    api.clock.advance(2 * HOUR);
    await signOut(reading);
    expect(await usedMinutes(visitor)).toEqual({ Day: 60, Week: 60 });
    moveTo(3, 10 * HOUR);
    const play = await sit(visitor, await signIn(visitor));
    api.clock.advance(29 * MINUTE);
    await stake(play);
    api.clock.advance(MINUTE);
    await expect(stake(play)).rejects.toMatchObject(REACHED);
  });

  it('of a session that was not signed out ends with its expiry', async () => {
    const visitor = await arrive(1440);
    await api.database.pool.query('update identity.session set expires_at = $1 where id = $2', [
      new Date(api.clock.now().getTime() + 30 * MINUTE),
      visitor.sessionId,
    ]);
    api.clock.advance(5 * HOUR);
    expect(await usedMinutes(visitor)).toMatchObject({ Day: 30 });
    await signIn(visitor);
    expect(await usedMinutes(visitor)).toMatchObject({ Day: 30 });
  });
});

describe('LIMIT-14 midnight and Monday in the brand’s zone', () => {
  it('a session across midnight has the minutes of the new day from midnight on', async () => {
    moveTo(2, 23.5 * HOUR);
    const { play, sessionId } = await arrive(45);
    api.clock.advance(30 * MINUTE + 44 * MINUTE);
    await stake(play);
    await enforcePlayTimes(api.services);
    expect(await endOf(sessionId)).toMatchObject({ reason: null });
    api.clock.advance(MINUTE);
    await expect(stake(play)).rejects.toMatchObject(REACHED);
  });

  it('a player who only reads may play from midnight on, without signing in again', async () => {
    moveTo(2, 23 * HOUR);
    const visitor = await arrive(30);
    api.clock.advance(30 * MINUTE);
    await enforcePlayTimes(api.services);
    const play = await sit(visitor, await signIn(visitor));
    api.clock.advance(29 * MINUTE);
    await expect(stake(play)).rejects.toMatchObject(REACHED);
    await enforcePlayTimes(api.services);
    api.clock.advance(MINUTE);
    await stake(play);
    api.clock.advance(30 * MINUTE);
    await expect(stake(play)).rejects.toMatchObject(REACHED);
  });

  it('a used-up week allows no play on its other days, and play on Monday', async () => {
    moveTo(5, 10 * HOUR);
    const visitor = await arrive(60, 'Week');
    api.clock.advance(HOUR);
    await enforcePlayTimes(api.services);
    moveTo(0, 23 * HOUR);
    await expect(stake(await sit(visitor, await signIn(visitor)))).rejects.toMatchObject(REACHED);
    moveTo(1, MINUTE);
    await stake(await sit(visitor, await signIn(visitor)));
    // The session of Sunday night may play from midnight on, so its last minute counts.
    expect(await usedMinutes(visitor)).toEqual({ Day: 1, Week: 1 });
  });
});

describe('a session limit that changes', () => {
  it('LIMIT-01 a lower one applies at once, and ends the session if it is used up', async () => {
    const visitor = await arrive(60);
    api.clock.advance(20 * MINUTE);
    await limit(visitor, 'Day', 30);
    await stake(visitor.play);
    await limit(visitor, 'Day', 20);
    await expect(stake(visitor.play)).rejects.toMatchObject(REACHED);
    await enforcePlayTimes(api.services);
    expect(await endOf(visitor.sessionId)).toMatchObject({ reason: 'SESSION_LIMIT_REACHED' });
  });

  it('LIMIT-02 LIMIT-03 a higher one waits a day and for the confirmation, and then frees the session', async () => {
    const visitor = await arrive(60);
    await limit(visitor, 'Day', 90);
    const confirm = () =>
      confirmLimitChange(api.services, { playerId: visitor.player, kind: 'Session', period: 'Day' });
    api.clock.advance(HOUR);
    await expect(confirm()).rejects.toMatchObject({ type: 'ChangeNotReady' });
    await expect(stake(visitor.play)).rejects.toMatchObject(REACHED);
    moveTo(3, 10 * HOUR - MINUTE);
    await expect(confirm()).rejects.toMatchObject({ type: 'ChangeNotReady' });
    moveTo(4, 11 * HOUR);
    const play = await sit(visitor, await signIn(visitor));
    api.clock.advance(HOUR);
    await expect(stake(play)).rejects.toMatchObject(REACHED);
    await confirm();
    await stake(play);
    api.clock.advance(30 * MINUTE);
    await expect(stake(play)).rejects.toMatchObject(REACHED);
  });

  it('LIMIT-02 a removed one waits too, and then nothing ends the session', async () => {
    const visitor = await arrive(60);
    await limit(visitor, 'Day', null);
    api.clock.advance(HOUR);
    await expect(stake(visitor.play)).rejects.toMatchObject(REACHED);
    moveTo(4, 10 * HOUR);
    const sessionId = await signIn(visitor);
    const play = await sit(visitor, sessionId);
    await confirmLimitChange(api.services, { playerId: visitor.player, kind: 'Session', period: 'Day' });
    api.clock.advance(3 * HOUR);
    await enforcePlayTimes(api.services);
    await stake(play);
    expect(await endOf(sessionId)).toMatchObject({ reason: null });
    expect(await usedMinutes(visitor)).toMatchObject({ Day: 180 });
  });

  it('a raise that is confirmed just before the end keeps the session', async () => {
    const visitor = await arrive(60);
    await limit(visitor, 'Day', 120);
    moveTo(4, 10 * HOUR);
    const sessionId = await signIn(visitor);
    api.clock.advance(HOUR);
    const confirmed = { playerId: visitor.player, kind: 'Session', period: 'Day' } as const;
    await Promise.all([confirmLimitChange(api.services, confirmed), enforcePlayTimes(api.services)]);
    const end = await endOf(sessionId);
    // The end may also come first: then the player signs in and has the new limit.
    const play = await sit(visitor, end?.reason === null ? sessionId : await signIn(visitor));
    await stake(play);
    expect(['SESSION_LIMIT_REACHED', null]).toContain(end?.reason);
  });
});

it('LIMIT-04 the player is notified when a higher session limit is ready', async () => {
  const visitor = await arrive(60);
  await limit(visitor, 'Day', 90);
  api.clock.advance(DAY);
  await notifyReadyRaises(api.services);
  expect(await api.services.players.popUps(visitor.player)).toEqual([
    expect.stringMatching(/^limitReady:Session:Day:/),
  ]);
});
