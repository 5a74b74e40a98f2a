import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { cancelWithdrawal } from '../../../flows/cashier/cancelWithdrawal.ts';
import { decideKyc } from '../../../flows/kyc/decideKyc.ts';
import { requestWithdrawal } from '../../../flows/cashier/requestWithdrawal.ts';
import { processDuePayments } from '../../../flows/cashier/rounds.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import type { Payment } from '../../../modules/cashier/index.ts';
import { noticeOf, unavailable } from '../../cashier/company.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let harness: CashierHarness;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
beforeEach(() => {
  harness.company.onPayout = async () => {};
  harness.company.onCancel = async () => true;
});
afterEach(() => harness.check());

const withdraw = (...request: Parameters<CashierHarness['request']>) =>
  requestWithdrawal(harness.parts, harness.request(...request));
const settle = (...told: Parameters<typeof noticeOf>) =>
  settlePayment(harness.parts, told[0].provider, noticeOf(...told));
const decide = (playerId: PlayerId, status: 'Done' | 'Required') =>
  harness.parts.database.transaction((tx) =>
    decideKyc(harness.parts, tx, { playerId, status, by: 'Elin', why: 'a test' }),
  );
const rounds = () => processDuePayments(harness.parts);
const cancel = ({ id, playerId }: Pick<Payment, 'id' | 'playerId'>) =>
  cancelWithdrawal(harness.parts, { id, playerId, reason: 'PaymentIssues' });
const asked = ({ id }: Payment) => harness.company.payouts.filter(({ reference }) => reference === id).length;
const accountOf = async (player: PlayerId) => {
  const [account] = await harness.parts.cashier.accounts(harness.parts.database.query, player);
  if (!account) throw new Error('no account on file');
  return account.id;
};

describe('a withdrawal is taken back', () => {
  it('CASH-22 before its provider knows of it: at once, with the reason, twice is once', async () => {
    const player = await harness.player({ balance: '100.00' });
    const begun = await withdraw(player);
    await Promise.all([cancel(begun), cancel(begun)]);
    expect(await cancel(begun)).toMatchObject({ status: 'Cancelled', cancelReason: 'PaymentIssues' });
    expect(await harness.balance(player)).toBe('100.00');
    await rounds();
    expect([asked(begun), harness.company.cancels.includes(begun.id)]).toEqual([0, false]);
  });

  it('CASH-19 at the provider, who says whether it is in time', async () => {
    const player = await harness.player({ balance: '100.00' });
    const [first, second] = [
      await withdraw(player, { amount: '40.00' }),
      await withdraw(player, { amount: '50.00' }),
    ];
    await rounds();
    expect(await cancel(first)).toMatchObject({ status: 'Cancelled' });
    harness.company.onCancel = async () => false;
    await expect(cancel(second)).rejects.toMatchObject({ type: 'CancelRefused', reasons: ['tooLate'] });
    expect(await harness.payment(second.id)).toMatchObject({ status: 'Initialized' });
    await settle(second, 'succeeded');
    expect(await harness.balance(player)).toBe('50.00');
  });

  it('CASH-19 a provider that cannot be asked is asked again; meanwhile it is CancelInitialized', async () => {
    const player = await harness.player({ balance: '100.00' });
    const begun = await withdraw(player);
    await rounds();
    harness.company.onCancel = unavailable;
    expect(await cancel(begun)).toMatchObject({ status: 'CancelInitialized' });
    expect(await harness.balance(player)).toBe('0.00');
    harness.company.onCancel = async () => true;
    harness.clock.advance(2 * MINUTE);
    await rounds();
    expect(await harness.payment(begun.id)).toMatchObject({ status: 'Cancelled' });
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('CASH-19 while the payout is on its way there: it is stopped after it has arrived, never overtaken', async () => {
    const player = await harness.player({ balance: '100.00' });
    const begun = await withdraw(player);
    const order: string[] = [];
    harness.company.onPayout = async () => {
      expect(await cancel(begun)).toMatchObject({ status: 'CancelInitialized' });
      order.push('payout');
    };
    harness.company.onCancel = async () => order.push('cancel') > 0;
    await rounds();
    expect(order).toEqual(['payout', 'cancel']);
    expect(await harness.payment(begun.id)).toMatchObject({ status: 'Cancelled' });
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('CASH-19 paid while it is being cancelled, it is paid', async () => {
    const player = await harness.player({ balance: '100.00' });
    const begun = await withdraw(player);
    await rounds();
    harness.company.onCancel = async () => {
      await settle(begun, 'succeeded');
      return false;
    };
    await expect(cancel(begun)).rejects.toMatchObject({ type: 'CancelRefused' });
    expect(await harness.payment(begun.id)).toMatchObject({ status: 'Completed' });
    expect(await harness.balance(player)).toBe('0.00');
  });

  it('CASH-19 said to be paid although it was stopped in time: nobody is charged twice, a person looks', async () => {
    const player = await harness.player({ balance: '100.00' });
    const begun = await withdraw(player);
    await rounds();
    await cancel(begun);
    await expect(settle(begun, 'succeeded')).rejects.toMatchObject({ type: 'PaymentContradicted' });
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('CASH-19 against the rounds, many times: never both, and the money is where the payment says', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const player = await harness.player({ balance: '100.00' });
      const begun = await withdraw(player);
      await Promise.allSettled([rounds(), cancel(begun), rounds()]);
      const { status } = await harness.payment(begun.id);
      const isStopped = asked(begun) === 0 || harness.company.cancels.includes(begun.id);
      expect([status, isStopped]).toEqual(['Cancelled', true]);
      expect(await harness.balance(player)).toBe('100.00');
    }
  });

  it('CASH-25 PLAYER-21 never while that is blocked', async () => {
    const player = await harness.player({ balance: '100.00' });
    const begun = await withdraw(player);
    await harness.set(player, { cancel_withdrawal_blocked: true });
    await expect(cancel(begun)).rejects.toMatchObject({
      type: 'PlayerBlocked',
      reasons: ['CancelWithdrawalBlocked'],
    });
  });

  it('MONEY-03 never where the licence forbids it, nor by who is excluded, nor by anybody else', async () => {
    const strict = await harness.player({ brand: 'baltika', country: 'EE', balance: '100.00' });
    await decide(strict, 'Done');
    const final = await withdraw(strict, { account: await accountOf(strict) });
    await expect(cancel(final)).rejects.toMatchObject({
      type: 'CancelRefused',
      reasons: ['licence'],
      keys: { rule: 'MONEY-03' },
    });
    const player = await harness.player({ balance: '100.00' });
    const begun = await withdraw(player);
    await expect(cancel({ ...begun, playerId: strict })).rejects.toMatchObject({ type: 'NotFound' });
    await harness.set(player, { excluded_at: harness.clock.now() });
    await expect(cancel(begun)).rejects.toMatchObject({ reasons: ['SelfExcluded'] });
  });
});
