import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CancelLimitChange,
  ConfirmLimitChange,
  LaunchGame,
  LimitsPage,
  PlayTime,
  PlayTimeUpdated,
  SessionDestroyed,
  SessionHistory,
  SetLimit,
  SetSessionLimit,
} from '@foyer/contract/generated/operations.ts';
import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { enforcePlayTimes } from '../../../flows/sessionLimits.ts';
import { deposit, withdrawalInitiated } from '../../../modules/wallet/index.ts';
import { rawSocket } from '../../../server/sockets/testHub.ts';
import { rewardHarness, type RewardHarness } from '../../rewardHarness.ts';
import { testApi, type TestApi } from '../../testApi.ts';

let api: TestApi;
let harness: RewardHarness;
beforeAll(async () => {
  api = await testApi();
  harness = rewardHarness(api);
});
afterAll(() => api.stop());

const ask = async (
  { brand, token }: { readonly brand: string; readonly token: string },
  { documentId }: { documentId: string },
  variables: object = {},
) => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: `${brand}.localhost`, authorization: `Bearer ${token}` },
  });
  const { data, errors } = response.json();
  return { data, error: errors?.[0]?.extensions };
};

async function arrive(brand = 'northlight', country = 'FI') {
  const { player, email } = await harness.createPlayer({ brand, country });
  return { player, email, brand, token: await api.token(brand, email) };
}
type Visitor = Pick<Awaited<ReturnType<typeof arrive>>, 'brand' | 'token'>;
const set = (visitor: Visitor, period: LimitPeriod, minutes: number | null) =>
  ask(visitor, SetSessionLimit, { period, minutes });

describe('LIC-09 over the wire', () => {
  it('LIMIT-01 LIMIT-04 limits are set, raised and cancelled', async () => {
    const visitor = await arrive();
    expect((await ask(visitor, PlayTime)).data.viewer.playTime).toBeNull();
    expect((await set(visitor, 'Day', 90)).data.setSessionLimit.session).toMatchObject([
      { period: 'Day', minutes: 90, usedMinutes: 0, leftMinutes: 90, change: null },
      { period: 'Week', minutes: null, leftMinutes: null, change: null },
    ]);
    expect((await ask(visitor, PlayTime)).data.viewer.playTime).toMatchObject({ opensInSeconds: 0 });
    const raised = await set(visitor, 'Day', 120);
    expect(raised.data.setSessionLimit.session[0]).toMatchObject({
      minutes: 90,
      change: { state: 'Pending', minutes: 120 },
    });
    const name = { scope: 'Brand', kind: 'Session', period: 'Day' };
    expect((await ask(visitor, ConfirmLimitChange, name)).error).toMatchObject({ type: 'ChangeNotReady' });
    const { data } = await ask(visitor, CancelLimitChange, name);
    expect(data.cancelLimitChange.session[0]).toMatchObject({ minutes: 90, change: null });
  });

  it.each([
    ['Day', 0, 'tooLittle'],
    ['Day', -5, 'tooLittle'],
    ['Day', 1441, 'tooMuch'],
    ['Week', 10081, 'tooMuch'],
  ] as const)('%s of %i minutes is refused: %s', async (period, minutes, reason) => {
    const visitor = await arrive();
    expect((await set(visitor, period, minutes)).error).toMatchObject({
      type: 'AmountOutOfBounds',
      reasons: [reason],
    });
    expect((await set(visitor, period, period === 'Day' ? 1440 : 10080)).error).toBeUndefined();
  });

  it('a month, an amount of money and a licence without session limits are refused', async () => {
    const visitor = await arrive();
    expect((await set(visitor, 'Month', 60)).error).toMatchObject({ type: 'LimitNotOffered' });
    const amount = { kind: 'Session', period: 'Day', amount: '60.00', currency: 'EUR' };
    expect((await ask(visitor, SetLimit, { limit: amount })).error).toMatchObject({ type: 'BadRequest' });
    const elsewhere = await arrive('baltika', 'EE');
    expect((await set(elsewhere, 'Day', 60)).error).toMatchObject({ type: 'LimitNotOffered' });
    expect((await ask(elsewhere, LimitsPage)).data.viewer.limits.session).toEqual([]);
  });
});

/** A tab of the visitor's session that has subscribed. */
async function listen({ brand, token }: Visitor, { documentId }: { documentId: string }) {
  const raw = rawSocket(api.port, { headers: { host: `${brand}.localhost` } });
  await raw.opened;
  raw.say({ type: 'connection_init', payload: { authorization: `Bearer ${token}`, brand } });
  await raw.take();
  await raw.take();
  raw.say({ type: 'start', id: 's', payload: { documentId } });
  return raw;
}
const enforce = () => Promise.all([enforcePlayTimes(api.services), enforcePlayTimes(api.services)]);

describe('LIMIT-14 a session that ends', () => {
  // The limit is weekly, because the minutes of a daily limit would be reset if midnight came during the test.
  it('warns every tab five minutes and one minute before, ends them all, and no other session', async () => {
    const [visitor, other] = [await arrive(), await arrive()];
    const tabs = [await listen(visitor, PlayTimeUpdated), await listen(visitor, PlayTimeUpdated)];
    const ends = await listen(visitor, SessionDestroyed);
    const theirs = await listen(other, PlayTimeUpdated);
    await set(visitor, 'Week', 6);
    const { sessionId } = (await ask(visitor, PlayTime)).data.viewer.playTime;
    await enforce();
    api.clock.advance(MINUTE + SECOND);
    await enforce();
    await enforce();
    api.clock.advance(4 * MINUTE);
    await enforce();
    await enforce();
    // Each tab receives one message for the new limit and one for each of the two warnings.
    for (const tab of tabs)
      for (let count = 0; count < 3; count++)
        expect(await tab.take()).toMatchObject({ payload: { data: { playTimeUpdated: { sessionId } } } });
    expect((await ask(visitor, PlayTime)).data.viewer.playTime.closesInSeconds).toBeLessThanOrEqual(60);
    api.clock.advance(MINUTE);
    await enforce();
    expect(await ends.take()).toMatchObject({
      payload: { data: { sessionDestroyed: { sessionId, reason: 'SESSION_LIMIT_REACHED' } } },
    });
    expect((await ask(visitor, PlayTime)).error).toMatchObject({ type: 'AuthenticationFailure' });
    await set(other, 'Week', 30);
    // The first message that reaches the other player is about their own limit.
    expect(Object(await theirs.take()).payload.data.playTimeUpdated.sessionId).not.toBe(sessionId);
    for (const tab of [...tabs, ends, theirs]) tab.socket.close();
  });

  it('EXCLUSION-04 a player who signs in again can read and withdraw, and not play', async () => {
    const { player, email, ...visitor } = await arrive();
    const hundred = { caller: 'foyer:test', key: player, playerId: player, amount: money(100_00n, 'EUR') };
    await api.database.transaction((tx) => api.services.wallet.post(tx, deposit(hundred)));
    await set(visitor, 'Week', 1);
    api.clock.advance(MINUTE);
    await enforce();
    const back = { ...visitor, token: await api.token(visitor.brand, email) };
    const { session } = (await ask(back, LimitsPage)).data.viewer.limits;
    expect(session[1]).toMatchObject({ period: 'Week', minutes: 1, usedMinutes: 1, leftMinutes: 0 });
    const launch = await ask(back, LaunchGame, { slug: 'fox-and-ember', mode: 'real' });
    expect(launch.error).toMatchObject({
      type: 'PlayerBlocked',
      reasons: ['SessionLimitReached'],
      keys: { rule: 'LIMIT-14', until: session[1].returnsAt },
    });
    const { playTime } = (await ask(back, PlayTime)).data.viewer;
    expect(playTime.opensAt).toBe(session[1].returnsAt);
    expect(playTime.opensInSeconds).toBeGreaterThan(0);
    const out = { caller: 'foyer:test', key: randomUUID(), playerId: player, amount: money(40_00n, 'EUR') };
    await api.database.transaction((tx) => api.services.wallet.post(tx, withdrawalInitiated(out)));
    const { balance } = await api.services.wallet.state(api.database.query, player);
    expect(balance).toEqual(money(60_00n, 'EUR'));
    const history = await ask(back, SessionHistory, { first: 10 });
    expect(JSON.stringify(history.data)).toContain('SESSION_LIMIT_REACHED');
  });
});
