import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { fromDecimal, toDecimal } from '@foyer/domain/money.ts';
import { beginDeposit } from '../../../flows/cashier/beginDeposit.ts';
import { abandonDeposit } from '../../../flows/cashier/cancelDeposit.ts';
import { processDuePayments } from '../../../flows/cashier/processDuePayments.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import {
  cancelLimitChange,
  confirmLimitChange,
  confirmLimitsReviewed,
  setLimit,
} from '../../../flows/limits.ts';
import { noticeOf, unavailable } from '../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let harness: CashierHarness;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
afterEach(() => harness.check());

type Period = 'Day' | 'Week' | 'Month';
const limit = (playerId: PlayerId, period: Period, amount: string | null) =>
  setLimit(harness.services, {
    kind: 'Deposit',
    playerId,
    period,
    amount: amount === null ? null : fromDecimal(amount, 'EUR'),
  });
const begin = (playerId: PlayerId, amount: string) =>
  beginDeposit(harness.services, harness.request(playerId, { amount }));
const limitsOf = async (playerId: PlayerId, brand = 'northlight', country = 'FI') => {
  const site = harness.services.sites.byBrand(brand)?.inCountry(country);
  if (!site) throw new Error('no site');
  const { limits, database } = harness.services;
  return {
    deposit: await limits.depositLimits(database.query, { playerId, currency: 'EUR', site }),
    reviewDueAt: await limits.reviewDueAt(database.query, playerId),
  };
};
const holdsUpTo = async (playerId: PlayerId, period: Period) => {
  const found = (await limitsOf(playerId)).deposit.find((one) => one.period === period);
  return found?.limit && toDecimal(found.limit);
};
const changeOf = async (playerId: PlayerId, period: Period) =>
  (await limitsOf(playerId)).deposit.find((one) => one.period === period)?.change?.state ?? null;

describe('deposits under limits', () => {
  it('LIMIT-09 two deposits in parallel cannot pass a limit together', async () => {
    const player = await harness.player();
    await limit(player, 'Day', '100.00');
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => begin(player, '60.00')));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of all)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ type: 'DepositLimitReached', reasons: ['Day'] });
  });

  it('LIMIT-07 the refusal names the limit with the least room, what is left and when room returns', async () => {
    const player = await harness.player();
    await limit(player, 'Day', '200.00');
    await limit(player, 'Week', '150.00');
    await limit(player, 'Month', '5000.00');
    await begin(player, '100.00');
    await expect(begin(player, '100.00')).rejects.toMatchObject({
      type: 'DepositLimitReached',
      reasons: ['Week'],
      // The limit is reset at the start of Monday in Helsinki.
      keys: { rule: 'LIMIT-07', left: '50.00', currency: 'EUR', returnsAt: '2027-03-07T22:00:00.000Z' },
    });
    expect(await begin(player, '50.00')).toMatchObject({ status: 'Initialized' });
  });

  it('LIMIT-07 a deposit that is cancelled, refused, expired or never started frees its room', async () => {
    const player = await harness.player();
    await limit(player, 'Day', '100.00');
    await abandonDeposit(harness.services, await begin(player, '100.00'));
    const refused = await begin(player, '100.00');
    await settlePayment(harness.services, 'trustly', noticeOf(refused, 'refused'));
    await begin(player, '100.00');
    harness.clock.advance(30 * MINUTE);
    await processDuePayments(harness.services);
    harness.provider.onDeposit = unavailable;
    expect(await begin(player, '100.00')).toMatchObject({ status: 'Cancelled' });
    harness.provider.onDeposit = async () => {};
    expect(await begin(player, '100.00')).toMatchObject({ status: 'Initialized' });
  });

  it('LIMIT-07 room returns at midnight in the brand’s time zone, and not before', async () => {
    const player = await harness.player();
    await limit(player, 'Day', '100.00');
    const paid = await begin(player, '100.00');
    await settlePayment(harness.services, paid.provider, noticeOf(paid, 'succeeded'));
    const { deposit } = await limitsOf(player);
    const midnight = deposit[0]?.span.to ?? new Date(0);
    harness.clock.advance(midnight.getTime() - harness.clock.now().getTime() - 1);
    await expect(begin(player, '20.00')).rejects.toMatchObject({ type: 'DepositLimitReached' });
    harness.clock.advance(1);
    expect(await begin(player, '20.00')).toMatchObject({ status: 'Initialized' });
  });

  it('LIMIT-12 an unpaid deposit keeps its room over midnight, and counts on the day its money arrives', async () => {
    const player = await harness.player();
    await limit(player, 'Day', '100.00');
    const left = await begin(player, '100.00');
    const midnight = (await limitsOf(player)).deposit[0]?.span.to ?? new Date(0);
    harness.clock.advance(midnight.getTime() - harness.clock.now().getTime() + 1);
    await expect(begin(player, '20.00')).rejects.toMatchObject({ type: 'DepositLimitReached' });
    await settlePayment(harness.services, left.provider, noticeOf(left, 'succeeded'));
    expect(await harness.balance(player)).toBe('100.00');
    await expect(begin(player, '20.00')).rejects.toMatchObject({ type: 'DepositLimitReached' });
  });

  it('LIMIT-12 late money above the limit is held, and late money within it is credited', async () => {
    const player = await harness.player();
    await limit(player, 'Day', '100.00');
    const late = await begin(player, '100.00');
    await abandonDeposit(harness.services, late);
    const other = await begin(player, '100.00');
    await settlePayment(harness.services, 'trustly', noticeOf(other, 'succeeded'));
    await settlePayment(harness.services, 'trustly', noticeOf(late, 'succeeded'));
    expect(await harness.balance(player)).toBe('100.00');
    expect([...(await harness.payments(player))].sort()).toEqual([
      'Deposit Cancelled',
      'Deposit Completed',
      'Deposit RollbackInitialized',
    ]);
    await expect(begin(player, '20.00')).rejects.toMatchObject({ keys: { left: '0.00' } });
    const second = await harness.player();
    await limit(second, 'Day', '100.00');
    const fitting = await begin(second, '60.00');
    await abandonDeposit(harness.services, fitting);
    await settlePayment(harness.services, 'trustly', noticeOf(fitting, 'succeeded'));
    expect(await harness.balance(second)).toBe('60.00');
  });
});

describe('a limit is lowered while a payment page is open', () => {
  it.each(['79.99', '0.00'])('LIMIT-01 LIMIT-12 to %s: money above it is held', async (lowered) => {
    const player = await harness.player();
    await limit(player, 'Day', '100.00');
    const paying = await begin(player, '80.00');
    await limit(player, 'Day', lowered);
    await settlePayment(harness.services, paying.provider, noticeOf(paying, 'succeeded'));
    expect(await harness.balance(player)).toBe('0.00');
    expect(await harness.payment(paying.id)).toMatchObject({
      status: 'RollbackInitialized',
      waits_for: 'Refund',
      refusal_type: 'DepositLimitReached',
    });
    const [day] = (await limitsOf(player)).deposit;
    expect(day && toDecimal(day.used)).toBe('0.00');
  });

  it('LIMIT-12 of two open deposits the first to arrive uses the room of the lower limit', async () => {
    const player = await harness.player();
    await limit(player, 'Day', '100.00');
    const [one, other] = [await begin(player, '40.00'), await begin(player, '40.00')];
    await limit(player, 'Day', '50.00');
    for (const paid of [other, one])
      await settlePayment(harness.services, paid.provider, noticeOf(paid, 'succeeded'));
    expect(await harness.balance(player)).toBe('40.00');
    expect((await harness.payment(one.id)).status).toBe('RollbackInitialized');
    expect((await harness.payment(other.id)).status).toBe('Completed');
  });

  it.each(['80.00', '90.00'])(
    'LIMIT-12 to %s: money that still fits is credited and counts',
    async (lowered) => {
      const player = await harness.player();
      await limit(player, 'Day', '100.00');
      const paying = await begin(player, '80.00');
      await limit(player, 'Day', lowered);
      await settlePayment(harness.services, paying.provider, noticeOf(paying, 'succeeded'));
      expect(await harness.balance(player)).toBe('80.00');
      const [day] = (await limitsOf(player)).deposit;
      expect(day && [toDecimal(day.used), day.limit && toDecimal(day.limit)]).toEqual(['80.00', lowered]);
      await expect(begin(player, '20.00')).rejects.toMatchObject({ keys: { period: 'Day' } });
    },
  );

  it('LIMIT-01 a repeated request starts no second deposit, and a cancelled one frees the lower limit’s room', async () => {
    const player = await harness.player();
    await limit(player, 'Day', '100.00');
    const press = harness.request(player, { amount: '80.00' });
    const paying = await beginDeposit(harness.services, press);
    await limit(player, 'Day', '60.00');
    expect(await beginDeposit(harness.services, press)).toMatchObject({
      id: paying.id,
      status: 'Initialized',
    });
    await expect(begin(player, '20.00')).rejects.toMatchObject({ keys: { left: '0.00' } });
    await abandonDeposit(harness.services, paying);
    await expect(begin(player, '60.01')).rejects.toMatchObject({ keys: { left: '60.00' } });
    expect(await begin(player, '60.00')).toMatchObject({ status: 'Initialized' });
  });

  it('LIMIT-01 LIMIT-09 lowered in parallel with a deposit: the deposit was first, or is refused', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const player = await harness.player();
      await limit(player, 'Day', '100.00');
      const actions = [() => limit(player, 'Day', '50.00'), () => begin(player, '60.00')];
      if (turn % 2) actions.reverse();
      const [refused] = (await Promise.allSettled(actions.map((act) => act()))).filter(
        ({ status }) => status === 'rejected',
      );
      if (refused?.status === 'rejected')
        expect(refused.reason).toMatchObject({ type: 'DepositLimitReached', keys: { left: '50.00' } });
      expect(await harness.payments(player)).toEqual(refused ? [] : ['Deposit Initialized']);
      await expect(begin(player, '60.00')).rejects.toMatchObject({ type: 'DepositLimitReached' });
    }
  });
});

describe('changing a limit', () => {
  it('LIMIT-01 a stricter limit applies immediately', async () => {
    const player = await harness.player();
    await limit(player, 'Day', '100.00');
    await limit(player, 'Day', '50.00');
    expect(await holdsUpTo(player, 'Day')).toBe('50.00');
    await expect(begin(player, '60.00')).rejects.toMatchObject({ type: 'DepositLimitReached' });
  });

  it('LIMIT-02 LIMIT-03 a higher limit, or none, needs a day and then the player’s confirmation', async () => {
    for (const amount of ['200.00', null]) {
      const player = await harness.player();
      const confirm = () =>
        confirmLimitChange(harness.services, { playerId: player, kind: 'Deposit', period: 'Day' });
      await limit(player, 'Day', '100.00');
      await limit(player, 'Day', amount);
      expect([await holdsUpTo(player, 'Day'), await changeOf(player, 'Day')]).toEqual(['100.00', 'Pending']);
      await expect(confirm()).rejects.toMatchObject({ type: 'ChangeNotReady' });
      harness.clock.advance(24 * HOUR - 1);
      await expect(confirm()).rejects.toMatchObject({ type: 'ChangeNotReady' });
      harness.clock.advance(1);
      expect([await holdsUpTo(player, 'Day'), await changeOf(player, 'Day')]).toEqual(['100.00', 'Ready']);
      await confirm();
      expect(await holdsUpTo(player, 'Day')).toBe(amount);
    }
  });

  it('LIMIT-03 an unconfirmed change lapses after seven days', async () => {
    const player = await harness.player();
    await limit(player, 'Day', '100.00');
    await limit(player, 'Day', '200.00');
    harness.clock.advance(DAY + 7 * DAY);
    expect(await changeOf(player, 'Day')).toBeNull();
    await expect(
      confirmLimitChange(harness.services, { playerId: player, kind: 'Deposit', period: 'Day' }),
    ).rejects.toMatchObject({
      type: 'ChangeNotReady',
    });
    expect(await holdsUpTo(player, 'Day')).toBe('100.00');
  });

  it('LIMIT-02 the same raise requested again keeps its time; a higher one starts to wait again', async () => {
    const player = await harness.player();
    await limit(player, 'Day', '100.00');
    await limit(player, 'Day', '200.00');
    harness.clock.advance(23 * HOUR);
    await limit(player, 'Day', '200.00');
    harness.clock.advance(HOUR);
    expect(await changeOf(player, 'Day')).toBe('Ready');
    await limit(player, 'Day', '300.00');
    expect(await changeOf(player, 'Day')).toBe('Pending');
  });

  it('LIMIT-04 cancelling a raise is idempotent; a stricter limit cancels it as well', async () => {
    const player = await harness.player();
    await limit(player, 'Day', '100.00');
    await limit(player, 'Day', '200.00');
    for (const _attempt of [1, 2])
      await cancelLimitChange(harness.services, { playerId: player, kind: 'Deposit', period: 'Day' });
    expect(await changeOf(player, 'Day')).toBeNull();
    await limit(player, 'Day', '200.00');
    await limit(player, 'Day', '50.00');
    expect([await holdsUpTo(player, 'Day'), await changeOf(player, 'Day')]).toEqual(['50.00', null]);
  });

  it('RG-03 while raises are blocked none can be requested or confirmed; a stricter limit can be set', async () => {
    const player = await harness.player();
    await limit(player, 'Day', '100.00');
    await limit(player, 'Day', '200.00');
    harness.clock.advance(DAY);
    await harness.set(player, { increase_deposit_limit_blocked: true });
    await expect(limit(player, 'Day', '300.00')).rejects.toMatchObject({ type: 'RaiseBlocked' });
    await expect(limit(player, 'Day', null)).rejects.toMatchObject({ type: 'RaiseBlocked' });
    await expect(
      confirmLimitChange(harness.services, { playerId: player, kind: 'Deposit', period: 'Day' }),
    ).rejects.toMatchObject({
      type: 'RaiseBlocked',
    });
    await limit(player, 'Day', '60.00');
    expect(await holdsUpTo(player, 'Day')).toBe('60.00');
  });

  it('AMB-50 only for a period that the licence offers, in the player’s currency', async () => {
    const player = await harness.player({ brand: 'baltika', country: 'EE' });
    await expect(limit(player, 'Day', '100.00')).rejects.toMatchObject({ type: 'LimitNotOffered' });
    const other = await harness.player();
    await expect(
      setLimit(harness.services, {
        kind: 'Deposit',
        playerId: other,
        period: 'Day',
        amount: fromDecimal('100.00', 'USD'),
      }),
    ).rejects.toMatchObject({ type: 'WrongCurrency' });
    await expect(limit(other, 'Day', '-1.00')).rejects.toMatchObject({ type: 'AmountOutOfBounds' });
  });

  it('LIMIT-08 limits are due for review half a year after they were set, and after each review', async () => {
    const player = await harness.player();
    expect((await limitsOf(player)).reviewDueAt).toBeNull();
    await limit(player, 'Day', '100.00');
    const first = (await limitsOf(player)).reviewDueAt?.getTime() ?? 0;
    expect(first - harness.clock.now().getTime()).toBeGreaterThan(180 * DAY);
    harness.clock.advance(200 * DAY);
    await confirmLimitsReviewed(harness.services, player);
    expect((await limitsOf(player)).reviewDueAt?.getTime()).toBeGreaterThan(first);
  });
});
