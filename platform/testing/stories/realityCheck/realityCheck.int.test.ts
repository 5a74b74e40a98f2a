import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AcknowledgeRealityCheck,
  BeginDeposit,
  GetPlayerInfo,
  LaunchGame,
  Logout,
  RealityCheckPeriod,
  SessionClock,
  SessionClockUpdated,
  SetRealityCheckPeriod,
} from '@foyer/contract/generated/operations.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { beginSessionClock } from '../../../flows/realityCheck.ts';
import { bet, deposit, endRound, win } from '../../../modules/wallet/index.ts';
import { rewardHarness, type RewardHarness } from '../../rewardHarness.ts';
import { rawSocket } from '../../../server/sockets/testHub.ts';
import { testApi, type TestApi } from '../../testApi.ts';

const STUDIO = 'sandbox';
const GAME = 'fox-and-ember';

let api: TestApi;
let harness: RewardHarness;
beforeAll(async () => {
  api = await testApi();
  harness = rewardHarness(api);
});
afterAll(() => api.stop());

interface Place {
  readonly brand?: string;
  readonly country?: string;
  readonly currency?: Currency;
}

/** A new player with a balance of 100.00, signed in at their own brand. */
async function arrive({ brand = 'northlight', country = 'FI', currency = 'EUR' }: Place = {}) {
  const { player, email } = await harness.createPlayer({ brand, country, currency });
  const hundred = { caller: 'foyer:test', key: player, playerId: player, amount: money(100_00n, currency) };
  await api.database.transaction((tx) => api.services.wallet.post(tx, deposit(hundred)));
  return { player, email, brand, currency, token: await api.token(brand, email) };
}
type Visitor = Awaited<ReturnType<typeof arrive>>;

const ask = async (
  { brand, token }: Visitor,
  { documentId }: { documentId: string },
  variables: object = {},
) => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: `${brand}.localhost`, ...(token && { authorization: `Bearer ${token}` }) },
  });
  const { data, errors } = response.json();
  return { data, error: errors?.[0]?.extensions };
};
const clockOf = async (visitor: Visitor) => (await ask(visitor, SessionClock)).data.viewer.sessionClock;
const checkOf = async (visitor: Visitor) => (await clockOf(visitor)).realityCheck;
const answer = async (visitor: Visitor, change: { sessionId?: string; dueAt?: string } = {}) => {
  const { id, realityCheck } = await clockOf(visitor);
  return ask(visitor, AcknowledgeRealityCheck, { sessionId: id, dueAt: realityCheck?.dueAt, ...change });
};
const choose = (visitor: Visitor, minutes: number) => ask(visitor, SetRealityCheckPeriod, { minutes });

/** Lets time pass for one session only; tokens and background jobs are not affected. */
async function passes(visitor: Visitor, minutes: number): Promise<void> {
  const { id } = await clockOf(visitor);
  const earlier = sql`make_interval(mins => ${minutes})`;
  await sql`update reality_check.session set started_at = started_at - ${earlier},
    counts_from = counts_from - ${earlier}, due_at = due_at - ${earlier}
    where session_id = ${id}`.execute(api.database.query);
  await sql`update wallet.account
    set check_due_at = check_due_at - ${earlier}, slot_round_at = slot_round_at - ${earlier}
    where player_id = ${visitor.player} and kind = 'real'`.execute(api.database.query);
}

async function sit(visitor: Visitor) {
  const { data } = await ask(visitor, LaunchGame, { slug: GAME, mode: 'real' });
  const token = new URL(data.launchGame.url).searchParams.get('token') ?? '';
  const { gameSessionId } = await api.services.wallet.redeemToken({ studio: STUDIO, token });
  return (round: string, amount: Money = money(1_00n, visitor.currency)) => ({
    studio: STUDIO,
    transactionId: randomUUID(),
    gameSession: gameSessionId,
    round,
    amount,
  });
}
type Play = Awaited<ReturnType<typeof sit>>;
const stake = (play: Play, round: string = randomUUID()) => api.services.wallet.submit(bet(play(round)));
const DUE = { type: 'RealityCheckDue', status: 403 };

const recordOf = async (player: PlayerId) => {
  const { rows } = await sql<{ act: string; period_minutes: number }>`
    select act, period_minutes from reality_check.entry where player_id = ${player} order by id`.execute(
    api.database.query,
  );
  return rows.map(({ act, period_minutes: minutes }) => `${act} ${minutes}`);
};
describe('CLOCK-03 CLOCK-04 a reality check', () => {
  it('is due for the whole session, blocks the next round, and allows it once acknowledged', async () => {
    const visitor = await arrive();
    const [play, other] = [await sit(visitor), await sit({ ...visitor })];
    expect(await checkOf(visitor)).toMatchObject({ periodMinutes: 60, choices: [15, 30, 45, 60] });
    await stake(other);
    await passes(visitor, 59);
    await stake(other);
    expect((await checkOf(visitor)).dueInSeconds).toBeGreaterThan(0);
    await passes(visitor, 1);
    expect((await checkOf(visitor)).dueInSeconds).toBe(0);
    await expect(stake(other)).rejects.toMatchObject(DUE);
    // A game opened only now is blocked as well: neither a reload nor another tab or game avoids the check.
    const later = await sit(visitor);
    await expect(stake(later)).rejects.toMatchObject(DUE);
    await expect(stake(play)).rejects.toMatchObject({ type: 'SessionEnded' });
    const { data } = await answer(visitor);
    expect(data.acknowledgeRealityCheck.realityCheck.dueInSeconds).toBeGreaterThan(59 * 60);
    await stake(later);
  });

  it('CLOCK-02 LIMIT-10 shows stakes, wins and net of the session, to the cent', async () => {
    const visitor = await arrive();
    const play = await sit(visitor);
    const round = randomUUID();
    await stake(play, round);
    await stake(play, round);
    await api.services.wallet.submit(win(play(round, money(1_37n, 'EUR'))));
    await api.services.wallet.submit(endRound(play(round)));
    const played = { currency: 'EUR', staked: '2.00', won: '1.37', net: '-0.63' };
    expect((await clockOf(visitor)).played).toMatchObject(played);
    const { balance } = await api.services.wallet.state(api.database.query, visitor.player);
    expect(balance).toEqual(money(99_37n, 'EUR'));
    await passes(visitor, 60);
    // The acknowledgement starts the next interval of the same session.
    expect((await answer(visitor)).data.acknowledgeRealityCheck.played).toMatchObject(played);
  });

  it('MONEY-07 acknowledged repeatedly, in parallel and late, is recorded once', async () => {
    const visitor = await arrive();
    await passes(visitor, 60);
    const { id, realityCheck } = await clockOf(visitor);
    const seen = { sessionId: id, dueAt: realityCheck.dueAt };
    const [one, other] = await Promise.all([answer(visitor, seen), answer(visitor, seen)]);
    expect(one.data.acknowledgeRealityCheck.realityCheck.dueAt).toBe(
      other.data.acknowledgeRealityCheck.realityCheck.dueAt,
    );
    await passes(visitor, 30);
    const late = await answer(visitor, seen);
    expect(late.data.acknowledgeRealityCheck.realityCheck.dueInSeconds).toBeLessThanOrEqual(30 * 60);
    expect(await recordOf(visitor.player)).toEqual(['Acknowledged 60']);
  });

  it('is not acknowledged by other players, other sessions, or before it is due', async () => {
    const [visitor, other] = [await arrive(), await arrive()];
    expect((await answer(visitor)).error).toMatchObject({ type: 'RealityCheckNotDue' });
    await passes(visitor, 60);
    const theirs = (await clockOf(visitor)).id;
    expect((await answer(other, { sessionId: theirs })).error).toMatchObject({ type: 'UnknownSession' });
    expect((await answer(visitor, { sessionId: 'made-up' })).error).toMatchObject({ type: 'UnknownSession' });
    expect((await answer(visitor, { dueAt: 'soon' })).error).toBeDefined();
    const { dueAt } = await checkOf(visitor);
    const nobody = { ...visitor, token: '' };
    expect((await ask(nobody, AcknowledgeRealityCheck, { sessionId: theirs, dueAt })).error).toMatchObject({
      type: 'AuthenticationFailure',
    });
    expect((await checkOf(visitor)).dueInSeconds).toBe(0);
  });

  it('LIMIT-11 blocks neither wins of the current round nor withdrawals', async () => {
    const visitor = await arrive();
    const play = await sit(visitor);
    const round = randomUUID();
    await stake(play, round);
    await passes(visitor, 60);
    await stake(play, round);
    await api.services.wallet.submit(win(play(round, money(5_00n, 'EUR'))));
    await expect(stake(play)).rejects.toMatchObject(DUE);
    expect((await clockOf(visitor)).played).toMatchObject({ staked: '2.00', won: '5.00', net: '3.00' });
  });
});

describe('AMB-12 while a check is due', () => {
  const press = () => ({
    idempotencyKey: randomUUID(),
    method: 'trustly',
    account: null,
    amount: '50.00',
    currency: 'EUR',
  });

  it('deposits are blocked with the reason, and allowed once it is acknowledged', async () => {
    const visitor = await arrive();
    const owed = async () => (await ask(visitor, GetPlayerInfo)).data.viewer.player.guards;
    expect(await owed()).not.toContain('realityCheck');
    await passes(visitor, 60);
    expect(await owed()).toContain('realityCheck');
    expect((await ask(visitor, BeginDeposit, { deposit: press() })).error).toMatchObject({
      type: 'PlayerBlocked',
      reasons: ['RealityCheckDue'],
      keys: { rule: 'CLOCK-03' },
    });
    await answer(visitor);
    expect(await owed()).not.toContain('realityCheck');
    expect((await ask(visitor, BeginDeposit, { deposit: press() })).error?.type).not.toBe('PlayerBlocked');
  });
});

it('CLOCK-04 all tabs of the session are notified of an acknowledgement and of a new interval, and no others', async () => {
  const [visitor, other] = [await arrive(), await arrive()];
  const listen = async ({ brand, token }: Visitor) => {
    const raw = rawSocket(api.port, { headers: { host: `${brand}.localhost` } });
    await raw.opened;
    raw.say({ type: 'connection_init', payload: { authorization: `Bearer ${token}`, brand } });
    await raw.take();
    await raw.take();
    raw.say({ type: 'start', id: 's', payload: { documentId: SessionClockUpdated.documentId } });
    return raw;
  };
  const [one, two, theirs] = [await listen(visitor), await listen(visitor), await listen(other)];
  await passes(visitor, 60);
  const { id } = await clockOf(visitor);
  const { dueAt } = (await answer(visitor)).data.acknowledgeRealityCheck.realityCheck;
  for (const tab of [one, two])
    expect(await tab.take()).toMatchObject({
      payload: { data: { sessionClockUpdated: { sessionId: id, dueAt } } },
    });
  await choose(other, 15);
  const { sessionClockUpdated: clock } = Object(await theirs.take()).payload.data;
  expect(clock.sessionId).toBe((await clockOf(other)).id);
  for (const tab of [one, two, theirs]) tab.socket.close();
});

describe('OPEN-26 signing out and in', () => {
  it('starts anew: nothing is due, and the figures exclude the earlier session', async () => {
    const visitor = await arrive();
    const play = await sit(visitor);
    const round = randomUUID();
    await stake(play, round);
    await passes(visitor, 90);
    await ask(visitor, Logout);
    await expect(stake(play)).rejects.toMatchObject({ type: 'SessionEnded' });
    const back = { ...visitor, token: await api.token(visitor.brand, visitor.email) };
    const nothing = { currency: 'EUR', staked: '0.00', won: '0.00', net: '0.00' };
    expect(await clockOf(back)).toMatchObject({ played: nothing });
    expect((await checkOf(back)).dueInSeconds).toBeGreaterThan(59 * 60);
    // The win of the earlier session's round arrives now.
    await api.services.wallet.submit(win(play(round, money(4_00n, 'EUR'))));
    expect((await clockOf(back)).played).toMatchObject({ staked: '0.00', won: '4.00' });
    await stake(await sit(back));
  });

  it('the ended session cannot acknowledge a check of the new one', async () => {
    const visitor = await arrive();
    await passes(visitor, 60);
    const { id, realityCheck } = await clockOf(visitor);
    const back = { ...visitor, token: await api.token(visitor.brand, visitor.email) };
    await passes(back, 60);
    const late = { sessionId: id, dueAt: realityCheck.dueAt };
    expect((await ask(visitor, AcknowledgeRealityCheck, late)).error).toMatchObject({
      type: 'AuthenticationFailure',
    });
    expect((await answer(back, late)).error).toMatchObject({ type: 'UnknownSession' });
    expect((await checkOf(back)).dueInSeconds).toBe(0);
    await expect(stake(await sit(back))).rejects.toMatchObject(DUE);
  });
});

describe('RG-06 the interval', () => {
  it('LIMIT-01 a shorter one applies immediately and is stored for the player', async () => {
    const visitor = await arrive();
    const play = await sit(visitor);
    await passes(visitor, 20);
    await stake(play);
    const { data } = await choose(visitor, 15);
    expect(data.setRealityCheckPeriod.realityCheck).toMatchObject({ periodMinutes: 15, dueInSeconds: 0 });
    await expect(stake(play)).rejects.toMatchObject(DUE);
    expect((await ask(visitor, GetPlayerInfo)).data.viewer.player.realityCheckPeriod).toBe(15);
    const back = { ...visitor, token: await api.token(visitor.brand, visitor.email) };
    expect((await checkOf(back)).dueInSeconds).toBeLessThanOrEqual(15 * 60);
  });

  it('LIMIT-02 a longer one applies from the next check on, and does not move the current one', async () => {
    const visitor = await arrive();
    await choose(visitor, 15);
    await passes(visitor, 14);
    const { data } = await choose(visitor, 60);
    expect(data.setRealityCheckPeriod.realityCheck.periodMinutes).toBe(60);
    expect(data.setRealityCheckPeriod.realityCheck.dueInSeconds).toBeLessThanOrEqual(60);
    await passes(visitor, 1);
    await choose(visitor, 45);
    expect((await checkOf(visitor)).dueInSeconds).toBe(0);
    expect((await answer(visitor)).data.acknowledgeRealityCheck.realityCheck.dueInSeconds).toBeGreaterThan(
      44 * 60,
    );
    expect(await recordOf(visitor.player)).toEqual([
      'PeriodChosen 15',
      'PeriodChosen 60',
      'PeriodChosen 45',
      'Acknowledged 15',
    ]);
  });

  it('the same one again changes nothing; an invalid one is refused with the valid ones', async () => {
    const visitor = await arrive();
    await choose(visitor, 30);
    await choose(visitor, 30);
    for (const minutes of [0, -15, 1, 61, 600])
      expect((await choose(visitor, minutes)).error).toMatchObject({
        type: 'PeriodNotOffered',
        keys: { offered: '15 30 45 60' },
      });
    expect(await recordOf(visitor.player)).toEqual(['PeriodChosen 30']);
    expect((await ask(visitor, RealityCheckPeriod)).data.viewer.sessionClock.realityCheck).toMatchObject({
      periodMinutes: 30,
    });
  });

  it('changed many times in parallel ends as one of the choices, with the check never later', async () => {
    const visitor = await arrive();
    await Promise.all([15, 60, 30, 45, 15, 60].map((minutes) => choose(visitor, minutes)));
    expect((await checkOf(visitor)).dueInSeconds).toBeLessThanOrEqual(15 * 60);
  });
});

describe('licence rules', () => {
  it('LIC-05 the clock and its figures without checks', async () => {
    const visitor = await arrive({ brand: 'baltika', country: 'EE' });
    const play = await sit(visitor);
    await stake(play);
    expect(await clockOf(visitor)).toMatchObject({ realityCheck: null, played: { staked: '1.00' } });
    expect((await choose(visitor, 15)).error).toMatchObject({ type: 'PeriodNotOffered' });
  });

  it('LIC-11 neither: nothing is shown and no check is due, whatever is stored for the player', async () => {
    const visitor = await arrive({ brand: 'sol', country: 'CR', currency: 'USD' });
    await harness.set(visitor.player, { reality_check_minutes: 15 });
    const back = { ...visitor, token: await api.token(visitor.brand, visitor.email) };
    expect(await clockOf(back)).toBeNull();
    const due = await sql<{ due: Date | null }>`
      select check_due_at as due from wallet.account where player_id = ${back.player} and kind = 'real'`.execute(
      api.database.query,
    );
    expect(due.rows).toEqual([{ due: null }]);
  });

  it('LIC-11 a country may require checks where the licence does not', () => {
    const tivoli = api.sites.byBrand('tivoli');
    expect(tivoli?.realityCheckPeriods).toEqual([]);
    expect(tivoli?.inCountry('GB').realityCheckPeriods).toEqual([15, 30, 45, 60]);
  });
});

it('the record of checks cannot be altered', async () => {
  const visitor = await arrive();
  await choose(visitor, 15);
  const alter = sql`update reality_check.entry set act = 'Acknowledged'`.execute(api.database.query);
  await expect(alter).rejects.toThrow(/not altered/);
  await expect(sql`delete from reality_check.entry`.execute(api.database.query)).rejects.toThrow(
    /not altered/,
  );
});

it('a repeated sign-in event keeps the session’s clock', async () => {
  const visitor = await arrive();
  await passes(visitor, 60);
  const { id } = await clockOf(visitor);
  const again = { playerId: visitor.player, sessionId: id, startedAt: new Date(Date.now() + MINUTE) };
  await api.database.transaction((tx) => beginSessionClock(api.services, tx, again));
  expect((await checkOf(visitor)).dueInSeconds).toBe(0);
});
