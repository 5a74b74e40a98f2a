import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { beginDeposit } from '../../../flows/cashier/beginDeposit.ts';
import { abandonDeposit } from '../../../flows/cashier/cancelDeposit.ts';
import { cancelWithdrawal } from '../../../flows/cashier/cancelWithdrawal.ts';
import { requestWithdrawal } from '../../../flows/cashier/requestWithdrawal.ts';
import { processDuePayments } from '../../../flows/cashier/processDuePayments.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import type { Payment, PaymentNotice } from '../../../modules/cashier/index.ts';
import { noticeOf, unavailable } from '../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let harness: CashierHarness;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
beforeEach(() => {
  harness.provider.onStatusRequest = async () => null;
  harness.provider.onCancel = async () => true;
  harness.provider.onCancelDeposit = async () => true;
});
afterEach(() => harness.check());

const rounds = () => processDuePayments(harness.services);
const settle = (...args: Parameters<typeof noticeOf>) =>
  settlePayment(harness.services, args[0].provider, noticeOf(...args));
const statusRequestsFor = ({ id }: Payment) =>
  harness.provider.statusRequests.filter((one) => one === id).length;
const publishedStatuses = ({ id }: Payment) =>
  harness.logged.filter((line) => line.includes('a person must ask') && line.includes(id)).length;
/** The provider reports a status for this payment only, because others may be due as well. */
const reportStatus = (
  payment: Payment,
  ...args: Parameters<typeof noticeOf> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const notice = noticeOf(payment, ...args);
  harness.provider.onStatusRequest = async (reference) => (reference === payment.id ? notice : null);
  return notice;
};
/** A payout that the provider has accepted without any further message. */
async function taken() {
  const player = await harness.player({ balance: '100.00' });
  const payout = await requestWithdrawal(harness.services, harness.request(player, { amount: '60.00' }));
  await rounds();
  return { player, payout };
}
/** Advances the clock to one minute after the method's stated processing time. */
const pastPromisedTime = ({ takesMinutes }: Payment) =>
  harness.clock.advance(Math.max(takesMinutes, 10) * MINUTE + MINUTE);

describe('an accepted payout without a callback', () => {
  it('CASH-19 has its status requested after its processing time, and the response counts like the callback', async () => {
    const { player, payout } = await taken();
    reportStatus(payout, 'succeeded');
    await rounds();
    expect(statusRequestsFor(payout)).toBe(0);
    pastPromisedTime(payout);
    await rounds();
    expect(await harness.payment(payout.id)).toMatchObject({ status: 'Completed' });
    expect(await harness.balance(player)).toBe('40.00');
  });

  it('CASH-19 that the bank refused is credited back to the player, with its reason', async () => {
    const { player, payout } = await taken();
    pastPromisedTime(payout);
    reportStatus(payout, 'refused', { reason: 'account_closed' });
    await rounds();
    expect(await harness.payment(payout.id)).toMatchObject({
      status: 'Cancelled',
      refusal_type: 'RefusedByProvider',
    });
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('CASH-19 has its status processed once, ten times in parallel, beside and after its callback', async () => {
    const { player, payout } = await taken();
    pastPromisedTime(payout);
    const notice = reportStatus(payout, 'succeeded');
    const callback = () => settlePayment(harness.services, payout.provider, notice);
    await Promise.all(Array.from({ length: 10 }, (_, turn) => (turn % 2 ? rounds() : callback())));
    await callback();
    expect(await harness.payment(payout.id)).toMatchObject({ status: 'Completed' });
    expect(await harness.balance(player)).toBe('40.00');
  });

  it('CASH-19 completed by the response: a later callback is accepted and has no effect', async () => {
    const { player, payout } = await taken();
    pastPromisedTime(payout);
    reportStatus(payout, 'succeeded');
    await rounds();
    await settle(payout, 'pending');
    await settle(payout, 'succeeded');
    expect(await harness.balance(player)).toBe('40.00');
  });

  it('CASH-19 is requested ever more rarely, and after a day without a response an operator is notified', async () => {
    const { payout } = await taken();
    pastPromisedTime(payout);
    const statusRequestsWithin = async (hours: number) => {
      const before = statusRequestsFor(payout);
      for (let quarters = 0; quarters < hours * 4; quarters += 1) {
        harness.clock.advance(15 * MINUTE);
        await rounds();
      }
      return statusRequestsFor(payout) - before;
    };
    const [first, second] = [await statusRequestsWithin(6), await statusRequestsWithin(18)];
    expect(first).toBeGreaterThan(2);
    expect(second).toBeLessThanOrEqual(4);
    expect(publishedStatuses(payout)).toBe(0);
    harness.clock.advance(DAY);
    await rounds();
    expect(publishedStatuses(payout)).toBe(1);
    expect(await harness.payment(payout.id)).toMatchObject({ status: 'Initialized' });
    await settle(payout, 'succeeded');
    expect(statusRequestsFor(payout)).toBeGreaterThan(0);
  });

  it('CASH-19 a response without news, about another payment, or without a body moves nothing', async () => {
    const { player, payout } = await taken();
    const other = await harness.paid(player, '50.00');
    for (const response of [
      async () => noticeOf(payout, 'pending'),
      async () => noticeOf(other, 'reversed'),
      async () => noticeOf(payout, 'succeeded', { merchant: 'tivoli' }),
      unavailable,
    ]) {
      harness.provider.onStatusRequest = response;
      harness.clock.advance(6 * HOUR);
      await rounds();
      expect(await harness.payment(payout.id)).toMatchObject({
        status: 'Initialized',
        waits_for: 'Provider',
      });
    }
    expect(statusRequestsFor(payout)).toBe(4);
    expect(await harness.balance(player)).toBe('90.00');
    await settle(payout, 'succeeded');
  });

  it('CASH-19 whose cancellation came too late has its status requested as well', async () => {
    const { player, payout } = await taken();
    harness.provider.onCancel = async () => false;
    const cancelling = { id: payout.id, playerId: player, reason: 'AccountIssues' } as const;
    await expect(cancelWithdrawal(harness.services, cancelling)).rejects.toMatchObject({
      type: 'CancelRefused',
    });
    pastPromisedTime(payout);
    reportStatus(payout, 'succeeded');
    await rounds();
    expect(await harness.payment(payout.id)).toMatchObject({ status: 'Completed' });
  });
});

describe('a deposit that its player left', () => {
  const started = async () => {
    const player = await harness.player();
    return { player, deposit: await beginDeposit(harness.services, harness.request(player)) };
  };

  it('CASH-19 has its status requested before it expires: money that was paid without a callback is credited', async () => {
    const { player, deposit } = await started();
    reportStatus(deposit, 'succeeded');
    harness.clock.advance(30 * MINUTE);
    await rounds();
    expect(await harness.payment(deposit.id)).toMatchObject({ status: 'Completed' });
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('LIMIT-12 stays open until its provider has closed the payment page, however long that takes', async () => {
    const { deposit } = await started();
    harness.provider.onStatusRequest = unavailable;
    harness.provider.onCancelDeposit = unavailable;
    harness.clock.advance(30 * MINUTE);
    const cancelling = { status: 'CancelInitialized', refusal_type: 'Expired' };
    for (const ms of [0, 10 * MINUTE, DAY, 30 * DAY]) {
      harness.clock.advance(ms);
      await rounds();
      expect(await harness.payment(deposit.id)).toMatchObject(cancelling);
    }
    expect(publishedStatuses(deposit)).toBe(2);
    harness.provider.onCancelDeposit = async () => true;
    harness.clock.advance(6 * HOUR);
    await rounds();
    expect(await harness.payment(deposit.id)).toMatchObject({ status: 'Cancelled', refusal_type: 'Expired' });
  });

  it('CASH-19 that is pending has its status requested until its outcome is known', async () => {
    const { player, deposit } = await started();
    await settle(deposit, 'pending');
    pastPromisedTime(deposit);
    await rounds();
    expect(statusRequestsFor(deposit)).toBe(1);
    reportStatus(deposit, 'succeeded');
    harness.clock.advance(HOUR);
    await rounds();
    expect(await harness.balance(player)).toBe('100.00');
    harness.clock.advance(DAY);
    await rounds();
    expect(statusRequestsFor(deposit)).toBe(2);
  });
});

it('CASH-19 at an unresponsive provider does not delay another provider’s payouts', async () => {
  const quiet = await beginDeposit(harness.services, harness.request(await harness.player()));
  await settle(quiet, 'pending');
  harness.clock.advance(HOUR);
  let response = () => {};
  harness.provider.onStatusRequest = (reference) =>
    reference === quiet.id
      ? new Promise((resolve) => (response = () => resolve(null)))
      : Promise.resolve(null);
  const player = await harness.player({ balance: '100.00' });
  const payout = await requestWithdrawal(harness.services, harness.request(player, { amount: '60.00' }));
  const round = rounds();
  await expect.poll(() => harness.provider.payouts.map(({ reference }) => reference)).toContain(payout.id);
  expect(statusRequestsFor(quiet)).toBe(1);
  response();
  await round;
});

describe('an ended deposit that is paid at the provider nevertheless, without a callback', () => {
  const started = async () => {
    const player = await harness.player();
    return { player, deposit: await beginDeposit(harness.services, harness.request(player)) };
  };
  const ends = {
    'ran out': async () => {
      harness.clock.advance(30 * MINUTE);
      await rounds();
    },
    'was given up': (deposit: Payment) => abandonDeposit(harness.services, deposit),
    'was refused': (deposit: Payment) => settle(deposit, 'refused', { reason: 'bank_limit' }),
  };

  it.each(Object.entries(ends))(
    'CASH-19 that %s has its status requested, and its money is credited once',
    async (_how, end) => {
      const { player, deposit } = await started();
      await end(deposit);
      expect(await harness.payment(deposit.id)).toMatchObject({ status: 'Cancelled' });
      const notice = reportStatus(deposit, 'succeeded');
      const before = statusRequestsFor(deposit);
      harness.clock.advance(9 * MINUTE);
      await rounds();
      expect(statusRequestsFor(deposit)).toBe(before);
      harness.clock.advance(2 * MINUTE);
      await Promise.all([
        rounds(),
        rounds(),
        settlePayment(harness.services, deposit.provider, notice),
        settlePayment(harness.services, deposit.provider, notice),
      ]);
      expect(await harness.payments(player)).toEqual(['Deposit Cancelled', 'Deposit Completed']);
      expect(await harness.balance(player)).toBe('100.00');
      const requestsBefore = statusRequestsFor(deposit);
      harness.clock.advance(DAY);
      await rounds();
      await settlePayment(harness.services, deposit.provider, notice);
      expect(statusRequestsFor(deposit)).toBe(requestsBefore);
      expect(await harness.balance(player)).toBe('100.00');
    },
  );

  it('CASH-19 is requested ever more rarely for seven days; the callback is accepted afterwards as well', async () => {
    const { player, deposit } = await started();
    await abandonDeposit(harness.services, deposit);
    harness.provider.onStatusRequest = unavailable;
    for (let hour = 0; hour < 8 * 24; hour += 1) {
      harness.clock.advance(HOUR);
      await rounds();
    }
    expect(statusRequestsFor(deposit)).toBeGreaterThan(6);
    expect(statusRequestsFor(deposit)).toBeLessThan(14);
    const before = statusRequestsFor(deposit);
    harness.clock.advance(30 * DAY);
    await rounds();
    expect(statusRequestsFor(deposit)).toBe(before);
    await settle(deposit, 'succeeded');
    await settle(deposit, 'succeeded');
    expect(await harness.balance(player)).toBe('100.00');
  });

  const ANSWERS: Readonly<Record<string, (deposit: Payment) => Promise<PaymentNotice | null>>> = {
    nothing: async () => null,
    'that it is pending': async (deposit) => noticeOf(deposit, 'pending'),
    'that it was abandoned': async (deposit) => noticeOf(deposit, 'abandoned'),
    'money of another brand': async (deposit) => noticeOf(deposit, 'succeeded', { merchant: 'tivoli' }),
    'another amount': async (deposit) => noticeOf(deposit, 'succeeded', { amount: money(10_000_00n, 'EUR') }),
    'a payout': async (deposit) => noticeOf(deposit, 'succeeded', { kind: 'payout' }),
    'the money of somebody else': async () =>
      noticeOf(await harness.paid(await harness.player()), 'succeeded'),
  };
  it.each(Object.entries(ANSWERS))('CASH-19 is reported %s: nothing is credited', async (_what, response) => {
    const { player, deposit } = await started();
    await abandonDeposit(harness.services, deposit);
    harness.provider.onStatusRequest = async (reference) =>
      reference === deposit.id ? response(deposit) : null;
    harness.clock.advance(HOUR);
    await rounds();
    expect(statusRequestsFor(deposit)).toBe(1);
    expect(await harness.payments(player)).toEqual(['Deposit Cancelled']);
    expect(await harness.balance(player)).toBe('0.00');
  });

  it('CASH-19 with a chargeback by then is not credited', async () => {
    const { player, deposit } = await started();
    await abandonDeposit(harness.services, deposit);
    await settle(deposit, 'reversed');
    reportStatus(deposit, 'succeeded');
    harness.clock.advance(HOUR);
    await rounds();
    expect(await harness.balance(player)).toBe('0.00');
  });
});

describe('an abandoned deposit', () => {
  it('CASH-19 expires once, on any node, and money that comes later is credited', async () => {
    const player = await harness.player();
    const started = await beginDeposit(harness.services, harness.request(player));
    await processDuePayments(harness.services);
    expect(await harness.payment(started.id)).toMatchObject({ status: 'Initialized' });
    harness.clock.advance(30 * MINUTE);
    await Promise.all([processDuePayments(harness.services), processDuePayments(harness.services)]);
    expect(await harness.payment(started.id)).toMatchObject({ status: 'Cancelled', refusal_type: 'Expired' });
    await settle(started, 'succeeded');
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('CASH-19 can be cancelled by its player only, and idempotently', async () => {
    const [player, other] = [await harness.player(), await harness.player()];
    const started = await beginDeposit(harness.services, harness.request(player));
    for (const request of [
      { playerId: other, id: started.id },
      { playerId: player, id: 'no\0body' },
    ])
      await expect(abandonDeposit(harness.services, request)).rejects.toMatchObject({
        type: 'NotFound',
      });
    for (const _attempt of [1, 2])
      expect(await abandonDeposit(harness.services, started)).toMatchObject({
        status: 'Cancelled',
        refusal: { type: 'Abandoned' },
      });
    const steps = await harness.services.database.pool.query(
      'select by, from_status, to_status from cashier.step where payment_id = $1 order by id',
      [started.id],
    );
    expect(steps.rows.map((step) => Object.values(step).join(' '))).toEqual([
      'player  Initialized',
      'provider Initialized Initialized',
      'player Initialized CancelInitialized',
      'provider CancelInitialized Cancelled',
    ]);
  });
});
