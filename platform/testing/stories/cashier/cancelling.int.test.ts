import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { cancelWithdrawal } from '../../../flows/cashier/cancelWithdrawal.ts';
import { decideKyc } from '../../../flows/kyc/decideKyc.ts';
import { requestWithdrawal } from '../../../flows/cashier/requestWithdrawal.ts';
import { processDuePayments } from '../../../flows/cashier/processDuePayments.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import type { Payment } from '../../../modules/cashier/index.ts';
import { noticeOf, unavailable } from '../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let harness: CashierHarness;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
beforeEach(() => {
  harness.provider.onPayout = async () => {};
  harness.provider.onCancel = async () => true;
});
afterEach(() => harness.check());

const withdraw = (...request: Parameters<CashierHarness['request']>) =>
  requestWithdrawal(harness.services, harness.request(...request));
const settle = (...notice: Parameters<typeof noticeOf>) =>
  settlePayment(harness.services, notice[0].provider, noticeOf(...notice));
const decide = (playerId: PlayerId, status: 'Done' | 'Required') =>
  harness.services.database.transaction((tx) =>
    decideKyc(harness.services, tx, { playerId, status, by: 'Elin', why: 'a test' }),
  );
const rounds = () => processDuePayments(harness.services);
const cancel = ({ id, playerId }: Pick<Payment, 'id' | 'playerId'>) =>
  cancelWithdrawal(harness.services, { id, playerId, reason: 'PaymentIssues' });
const payoutRequests = ({ id }: Payment) =>
  harness.provider.payouts.filter(({ reference }) => reference === id).length;
const accountOf = async (player: PlayerId) => {
  const [account] = await harness.services.cashier.accounts(harness.services.database.query, player);
  if (!account) throw new Error('no account on file');
  return account.id;
};

describe('cancelling a withdrawal', () => {
  it('CASH-22 before the provider knows of it: immediate, with the reason, idempotent', async () => {
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player);
    await Promise.all([cancel(started), cancel(started)]);
    expect(await cancel(started)).toMatchObject({ status: 'Cancelled', cancelReason: 'PaymentIssues' });
    expect(await harness.balance(player)).toBe('100.00');
    await rounds();
    expect([payoutRequests(started), harness.provider.cancels.includes(started.id)]).toEqual([0, false]);
  });

  it('CASH-19 at the provider, which decides whether it is in time', async () => {
    const player = await harness.player({ balance: '100.00' });
    const [first, second] = [
      await withdraw(player, { amount: '40.00' }),
      await withdraw(player, { amount: '50.00' }),
    ];
    await rounds();
    expect(await cancel(first)).toMatchObject({ status: 'Cancelled' });
    harness.provider.onCancel = async () => false;
    await expect(cancel(second)).rejects.toMatchObject({ type: 'CancelRefused', reasons: ['tooLate'] });
    expect(await harness.payment(second.id)).toMatchObject({ status: 'Initialized' });
    await settle(second, 'succeeded');
    expect(await harness.balance(player)).toBe('50.00');
  });

  it('CASH-19 an unreachable provider is called again; meanwhile the payment is CancelInitialized', async () => {
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player);
    await rounds();
    harness.provider.onCancel = unavailable;
    expect(await cancel(started)).toMatchObject({ status: 'CancelInitialized' });
    expect(await harness.balance(player)).toBe('0.00');
    harness.provider.onCancel = async () => true;
    harness.clock.advance(2 * MINUTE);
    await rounds();
    expect(await harness.payment(started.id)).toMatchObject({ status: 'Cancelled' });
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('CASH-19 while the payout request is in flight: it is cancelled after it has arrived', async () => {
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player);
    const order: string[] = [];
    harness.provider.onPayout = async () => {
      expect(await cancel(started)).toMatchObject({ status: 'CancelInitialized' });
      order.push('payout');
    };
    harness.provider.onCancel = async () => order.push('cancel') > 0;
    await rounds();
    expect(order).toEqual(['payout', 'cancel']);
    expect(await harness.payment(started.id)).toMatchObject({ status: 'Cancelled' });
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('CASH-19 paid while it is being cancelled: it stays paid', async () => {
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player);
    await rounds();
    harness.provider.onCancel = async () => {
      await settle(started, 'succeeded');
      return false;
    };
    await expect(cancel(started)).rejects.toMatchObject({ type: 'CancelRefused' });
    expect(await harness.payment(started.id)).toMatchObject({ status: 'Completed' });
    expect(await harness.balance(player)).toBe('0.00');
  });

  it('CASH-19 reported as paid although it was cancelled: no second debit, and an operator is notified', async () => {
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player);
    await rounds();
    await cancel(started);
    await expect(settle(started, 'succeeded')).rejects.toMatchObject({ type: 'PaymentContradicted' });
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('CASH-19 many times in parallel with the payout: never both, and the balance matches the payment’s state', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const player = await harness.player({ balance: '100.00' });
      const started = await withdraw(player);
      await Promise.allSettled([rounds(), cancel(started), rounds()]);
      const { status } = await harness.payment(started.id);
      const isStopped = payoutRequests(started) === 0 || harness.provider.cancels.includes(started.id);
      expect([status, isStopped]).toEqual(['Cancelled', true]);
      expect(await harness.balance(player)).toBe('100.00');
    }
  });

  it('CASH-25 PLAYER-21 is refused while cancelling is blocked', async () => {
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player);
    await harness.set(player, { cancel_withdrawal_blocked: true });
    await expect(cancel(started)).rejects.toMatchObject({
      type: 'PlayerBlocked',
      reasons: ['CancelWithdrawalBlocked'],
    });
  });

  it('MONEY-03 is refused where the licence forbids it, for excluded players and for other players', async () => {
    const strict = await harness.player({ brand: 'baltika', country: 'EE', balance: '100.00' });
    await decide(strict, 'Done');
    const final = await withdraw(strict, { account: await accountOf(strict) });
    await expect(cancel(final)).rejects.toMatchObject({
      type: 'CancelRefused',
      reasons: ['licence'],
      keys: { rule: 'MONEY-03' },
    });
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player);
    await expect(cancel({ ...started, playerId: strict })).rejects.toMatchObject({ type: 'NotFound' });
    await harness.set(player, { excluded_at: harness.clock.now() });
    await expect(cancel(started)).rejects.toMatchObject({ reasons: ['SelfExcluded'] });
  });
});
