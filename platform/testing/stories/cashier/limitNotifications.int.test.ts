import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import { brandId, type PlayerId } from '@foyer/domain/ids.ts';
import { fromDecimal, toDecimal } from '@foyer/domain/money.ts';
import { beginDeposit } from '../../../flows/cashier/beginDeposit.ts';
import { createAccount } from '../../../flows/registration/createAccount.ts';
import {
  cancelLimitChange,
  confirmLimitChange,
  confirmLimitsReviewed,
  setLimit,
} from '../../../flows/limits.ts';
import { remindLimitReviews, notifyReadyRaises } from '../../../flows/notifications/limitNotifications.ts';
import { createJackpot } from '../../../modules/jackpot/index.ts';
import { testSites } from '../../../sites/testSites.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let harness: CashierHarness;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
afterEach(() => harness.check());

const limit = (playerId: PlayerId, amount: string | null) =>
  setLimit(harness.services, {
    kind: 'Deposit',
    playerId,
    period: 'Day',
    amount: amount === null ? null : fromDecimal(amount, 'EUR'),
  });
const popUps = async (playerId: PlayerId) =>
  (await harness.services.players.popUps(playerId)).map((id) => id.split(':')[0]);
const read = async (playerId: PlayerId) => {
  for (const id of await harness.services.players.popUps(playerId))
    await harness.services.database.transaction((tx) =>
      harness.services.players.commands.acknowledgePopUp(tx, playerId, id),
    );
};

describe('a raise that is ready', () => {
  it('LIMIT-04 is notified once by any number of nodes, and the next raise is notified again', async () => {
    const player = await harness.player();
    await limit(player, '100.00');
    await limit(player, '200.00');
    harness.clock.advance(24 * HOUR - 1);
    await notifyReadyRaises(harness.services);
    expect(await popUps(player)).toEqual([]);
    harness.clock.advance(1);
    await Promise.all([notifyReadyRaises(harness.services), notifyReadyRaises(harness.services)]);
    expect(await popUps(player)).toEqual(['limitReady']);
    await read(player);
    await notifyReadyRaises(harness.services);
    expect(await popUps(player)).toEqual([]);
    await confirmLimitChange(harness.services, { playerId: player, kind: 'Deposit', period: 'Day' });
    await limit(player, '300.00');
    harness.clock.advance(24 * HOUR);
    await notifyReadyRaises(harness.services);
    expect(await popUps(player)).toEqual(['limitReady']);
  });

  it('LIMIT-04 is not notified when it is cancelled or lapsed', async () => {
    const [cancelled, lapsed] = [await harness.player(), await harness.player()];
    for (const player of [cancelled, lapsed]) {
      await limit(player, '100.00');
      await limit(player, null);
    }
    await cancelLimitChange(harness.services, { playerId: cancelled, kind: 'Deposit', period: 'Day' });
    harness.clock.advance(8 * DAY);
    await notifyReadyRaises(harness.services);
    expect([await popUps(cancelled), await popUps(lapsed)]).toEqual([[], []]);
  });

  it('RG-03 is not notified where raises are blocked', async () => {
    const player = await harness.player();
    await limit(player, '100.00');
    await limit(player, '200.00');
    await harness.set(player, { increase_deposit_limit_blocked: true });
    harness.clock.advance(24 * HOUR);
    await notifyReadyRaises(harness.services);
    expect(await popUps(player)).toEqual([]);
  });
});

describe('the review of limits', () => {
  it('LIMIT-08 is requested after six months, once, and again six months after it was done', async () => {
    const player = await harness.player();
    const without = await harness.player();
    await limit(player, '100.00');
    harness.clock.advance(180 * DAY);
    await remindLimitReviews(harness.services);
    expect(await popUps(player)).toEqual([]);
    harness.clock.advance(5 * DAY);
    await remindLimitReviews(harness.services);
    await remindLimitReviews(harness.services);
    expect([await popUps(player), await popUps(without)]).toEqual([['limitsReview'], []]);
    await read(player);
    await remindLimitReviews(harness.services);
    expect(await popUps(player)).toEqual([]);
    await confirmLimitsReviewed(harness.services, player);
    harness.clock.advance(185 * DAY);
    await remindLimitReviews(harness.services);
    expect(await popUps(player)).toEqual(['limitsReview']);
  });

  it('LIMIT-08 any number of reviews due soon, or at once, are requested without delay', async () => {
    const { clock, services: deps } = harness;
    // There are 182 days from 5 March to 3 September, which is less than six months.
    const september = new Date(Date.UTC(clock.now().getUTCFullYear() + 1, 8, 3, 10));
    clock.advance(september.getTime() - clock.now().getTime());
    const setAt = (player: string, since: Date) =>
      sql`insert into limits.held (holder, kind, period, amount, currency, since)
        values (${player}, 'Deposit', 'Day', 100, 'EUR', ${since})`.execute(deps.database.query);
    for (let place = 0; place < 100; place += 1)
      await setAt(`! soon ${place}`, new Date(september.getTime() - 182 * DAY));
    const due: PlayerId[] = [];
    for (let place = 0; place < 101; place += 1) {
      const player = await harness.player();
      await setAt(player, new Date(september.getTime() - 190 * DAY));
      due.push(player);
    }
    await remindLimitReviews(deps);
    const popUpLists = await Promise.all(due.map((player) => popUps(player)));
    expect(popUpLists.filter(([popUp]) => popUp === 'limitsReview')).toHaveLength(due.length);
  });
});

describe('limits chosen at registration', () => {
  const open = async (period: 'day' | 'week' | 'month', brand = 'northlight') => {
    const config = { isProduction: false };
    const jackpot = createJackpot({ ...harness.services, sites: await testSites(), config });
    return createAccount(
      { ...harness.services, jackpot },
      {
        brand: brandId(brand),
        email: `${randomUUID()}@foyer.test`,
        password: null,
        firstName: 'Nora',
        lastName: 'Newcomer',
        birthDate: '1990-01-01',
        language: 'en',
        country: 'FI',
        currency: 'EUR',
        registration: {
          nationalId: null,
          bank: null,
          accepts: { email: false, sms: false, phone: false, webPush: false },
          limits: [{ period, amount: fromDecimal('50.00', 'EUR') }],
          withoutLimits: false,
          jackpot: null,
        },
      },
    );
  };
  const players = async () => {
    const { rows } = await sql`select 1 from identity.player`.execute(harness.services.database.query);
    return rows.length;
  };

  it('LIC-10 LIMIT-05 apply from the first deposit on', async () => {
    const player = await open('week');
    const site = harness.services.sites.byBrand('northlight')?.inCountry('FI');
    if (!site) throw new Error('no site');
    const of = { playerId: player, currency: 'EUR', site } as const;
    const deposit = await harness.services.limits.depositLimits(harness.services.database.query, of);
    expect(deposit.map(({ period, limit: stored }) => [period, stored && toDecimal(stored)])).toEqual([
      ['Day', null],
      ['Week', '50.00'],
      ['Month', null],
    ]);
    await expect(
      beginDeposit(harness.services, harness.request(player, { amount: '50.01' })),
    ).rejects.toMatchObject({ type: 'DepositLimitReached', reasons: ['Week'] });
    expect(await beginDeposit(harness.services, harness.request(player, { amount: '50.00' }))).toMatchObject({
      status: 'Initialized',
    });
  });

  it('LIC-10 create no account if they cannot be saved', async () => {
    const before = await players();
    await expect(open('week', 'tivoli')).rejects.toMatchObject({ type: 'LimitNotOffered' });
    expect(await players()).toBe(before);
  });
});
