import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { cancelWithdrawal } from '../../../flows/cashier/cancelWithdrawal.ts';
import { decideKyc } from '../../../flows/kyc/decideKyc.ts';
import { requestWithdrawal } from '../../../flows/cashier/requestWithdrawal.ts';
import { processDuePayments } from '../../../flows/cashier/processDuePayments.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import type { Payment } from '../../../modules/cashier/index.ts';
import { noticeOf, unavailable } from '../../cashier/company.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let house: CashierHarness;
beforeAll(async () => {
  house = await startCashierHarness();
});
afterAll(() => house.drop());
beforeEach(() => {
  house.company.onPayout = async () => {};
  house.company.onCancel = async () => true;
});
afterEach(() => house.check());

const withdraw = (...request: Parameters<CashierHarness['request']>) =>
  requestWithdrawal(house.parts, house.request(...request));
const settle = (...told: Parameters<typeof noticeOf>) =>
  settlePayment(house.parts, told[0].provider, noticeOf(...told));
const decide = (playerId: PlayerId, status: 'Done' | 'Required') =>
  house.parts.database.transaction((tx) =>
    decideKyc(house.parts, tx, { playerId, status, by: 'Elin', why: 'a test' }),
  );
const rounds = () => processDuePayments(house.parts);
const cancel = ({ id, playerId }: Pick<Payment, 'id' | 'playerId'>) =>
  cancelWithdrawal(house.parts, { id, playerId, reason: 'PaymentIssues' });
const asked = ({ id }: Payment) => house.company.payouts.filter(({ reference }) => reference === id).length;
const accountOf = async (player: PlayerId) => {
  const [account] = await house.parts.cashier.accounts(house.parts.database.query, player);
  if (!account) throw new Error('no account on file');
  return account.id;
};

describe('a withdrawal is taken back', () => {
  it('CASH-22 before its provider knows of it: at once, with the reason, twice is once', async () => {
    const player = await house.player({ balance: '100.00' });
    const begun = await withdraw(player);
    await Promise.all([cancel(begun), cancel(begun)]);
    expect(await cancel(begun)).toMatchObject({ status: 'Cancelled', cancelReason: 'PaymentIssues' });
    expect(await house.balance(player)).toBe('100.00');
    await rounds();
    expect([asked(begun), house.company.cancels.includes(begun.id)]).toEqual([0, false]);
  });

  it('CASH-19 at the provider, who says whether it is in time', async () => {
    const player = await house.player({ balance: '100.00' });
    const [first, second] = [
      await withdraw(player, { amount: '40.00' }),
      await withdraw(player, { amount: '50.00' }),
    ];
    await rounds();
    expect(await cancel(first)).toMatchObject({ status: 'Cancelled' });
    house.company.onCancel = async () => false;
    await expect(cancel(second)).rejects.toMatchObject({ type: 'CancelRefused', reasons: ['tooLate'] });
    expect(await house.payment(second.id)).toMatchObject({ status: 'Initialized' });
    await settle(second, 'succeeded');
    expect(await house.balance(player)).toBe('50.00');
  });

  it('CASH-19 a provider that cannot be asked is asked again; meanwhile it is CancelInitialized', async () => {
    const player = await house.player({ balance: '100.00' });
    const begun = await withdraw(player);
    await rounds();
    house.company.onCancel = unavailable;
    expect(await cancel(begun)).toMatchObject({ status: 'CancelInitialized' });
    expect(await house.balance(player)).toBe('0.00');
    house.company.onCancel = async () => true;
    house.clock.advance(2 * MINUTE);
    await rounds();
    expect(await house.payment(begun.id)).toMatchObject({ status: 'Cancelled' });
    expect(await house.balance(player)).toBe('100.00');
  });

  it('CASH-19 while the payout is on its way there: it is stopped after it has arrived, never overtaken', async () => {
    const player = await house.player({ balance: '100.00' });
    const begun = await withdraw(player);
    const order: string[] = [];
    house.company.onPayout = async () => {
      expect(await cancel(begun)).toMatchObject({ status: 'CancelInitialized' });
      order.push('payout');
    };
    house.company.onCancel = async () => order.push('cancel') > 0;
    await rounds();
    expect(order).toEqual(['payout', 'cancel']);
    expect(await house.payment(begun.id)).toMatchObject({ status: 'Cancelled' });
    expect(await house.balance(player)).toBe('100.00');
  });

  it('CASH-19 paid while it is being cancelled, it is paid', async () => {
    const player = await house.player({ balance: '100.00' });
    const begun = await withdraw(player);
    await rounds();
    house.company.onCancel = async () => {
      await settle(begun, 'succeeded');
      return false;
    };
    await expect(cancel(begun)).rejects.toMatchObject({ type: 'CancelRefused' });
    expect(await house.payment(begun.id)).toMatchObject({ status: 'Completed' });
    expect(await house.balance(player)).toBe('0.00');
  });

  it('CASH-19 said to be paid although it was stopped in time: nobody is charged twice, a person looks', async () => {
    const player = await house.player({ balance: '100.00' });
    const begun = await withdraw(player);
    await rounds();
    await cancel(begun);
    await expect(settle(begun, 'succeeded')).rejects.toMatchObject({ type: 'PaymentContradicted' });
    expect(await house.balance(player)).toBe('100.00');
  });

  it('CASH-19 against the rounds, many times: never both, and the money is where the payment says', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const player = await house.player({ balance: '100.00' });
      const begun = await withdraw(player);
      await Promise.allSettled([rounds(), cancel(begun), rounds()]);
      const { status } = await house.payment(begun.id);
      const isStopped = asked(begun) === 0 || house.company.cancels.includes(begun.id);
      expect([status, isStopped]).toEqual(['Cancelled', true]);
      expect(await house.balance(player)).toBe('100.00');
    }
  });

  it('CASH-25 PLAYER-21 never while that is blocked', async () => {
    const player = await house.player({ balance: '100.00' });
    const begun = await withdraw(player);
    await house.set(player, { cancel_withdrawal_blocked: true });
    await expect(cancel(begun)).rejects.toMatchObject({
      type: 'PlayerBlocked',
      reasons: ['CancelWithdrawalBlocked'],
    });
  });

  it('MONEY-03 never where the licence forbids it, nor by who is excluded, nor by anybody else', async () => {
    const strict = await house.player({ brand: 'baltika', country: 'EE', balance: '100.00' });
    await decide(strict, 'Done');
    const final = await withdraw(strict, { account: await accountOf(strict) });
    await expect(cancel(final)).rejects.toMatchObject({
      type: 'CancelRefused',
      reasons: ['licence'],
      keys: { rule: 'MONEY-03' },
    });
    const player = await house.player({ balance: '100.00' });
    const begun = await withdraw(player);
    await expect(cancel({ ...begun, playerId: strict })).rejects.toMatchObject({ type: 'NotFound' });
    await house.set(player, { excluded_at: house.clock.now() });
    await expect(cancel(begun)).rejects.toMatchObject({ reasons: ['SelfExcluded'] });
  });
});
