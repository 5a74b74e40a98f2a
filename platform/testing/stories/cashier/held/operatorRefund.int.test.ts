import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandId, type PlayerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { releaseHeld, retryRefund } from '../../../../flows/cashier/held/decideHeld.ts';
import { beginDeposit } from '../../../../flows/cashier/beginDeposit.ts';
import { processDuePayments } from '../../../../flows/cashier/processDuePayments.ts';
import { refundDeposit } from '../../../../flows/cashier/held/refundDeposit.ts';
import { requestWithdrawal } from '../../../../flows/cashier/requestWithdrawal.ts';
import { settlePayment } from '../../../../flows/cashier/settlePayment.ts';
import type { Payment } from '../../../../modules/cashier/index.ts';
import { depositRefund } from '../../../../modules/wallet/index.ts';
import { Refusal } from '../../../../infra/refusal.ts';
import { readHeldDeposits } from '../../../../server/commands/held/readHeldDeposits.ts';
import { noticeOf } from '../../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness } from '../../../cashier/harness.ts';

let harness: CashierHarness;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
beforeEach(() => (harness.provider.onPayout = async () => {}));
afterEach(() => harness.check());

const decide = (act: typeof refundDeposit, playerId: PlayerId, { id: paymentId }: Payment) =>
  harness.services.database.transaction((tx) =>
    act(harness.services, tx, { playerId, paymentId, by: 'Elin', why: 'paid by mistake' }),
  );
const run = () => processDuePayments(harness.services);
const statusOf = async ({ id }: Payment) => (await harness.payment(id)).status;
const orders = (playerId: PlayerId) => harness.provider.payouts.filter((one) => one.playerId === playerId);
/** The provider's callback about the last refund that was ordered. */
const settle = (playerId: PlayerId, deposit: Payment, outcome: Parameters<typeof noticeOf>[1]) =>
  settlePayment(
    harness.services,
    deposit.provider,
    noticeOf(deposit, outcome, { kind: 'payout', reference: orders(playerId).at(-1)?.reference ?? '' }),
  );
async function refunding(balance = '30.00') {
  const player = await harness.player({ balance });
  const deposit = await harness.paid(player, '50.00');
  await decide(refundDeposit, player, deposit);
  return { player, deposit };
}

describe('a deposit that an operator refunds', () => {
  it('MONEY-04 leaves the balance at once and goes back to the account that paid it', async () => {
    const { player, deposit } = await refunding();
    expect(await harness.balance(player)).toBe('30.00');
    expect(await harness.payment(deposit.id)).toMatchObject({
      status: 'RollbackInitialized',
      waits_for: 'Refund',
      refusal_type: 'RefundedByOperator',
    });
    await run();
    expect(orders(player)).toEqual([
      expect.objectContaining({ deposit: deposit.id, account: 'bank-4417', amount: money(50_00n, 'EUR') }),
    ]);
    await settle(player, deposit, 'succeeded');
    await settle(player, deposit, 'succeeded');
    expect(await statusOf(deposit)).toBe('RolledBacked');
    expect(await harness.balance(player)).toBe('30.00');
    const steps = await harness.services.database.pool.query(
      'select by, why from cashier.step where payment_id = $1 and by like $2',
      [deposit.id, 'operator:%'],
    );
    expect(steps.rows).toContainEqual({ by: 'operator:Elin', why: 'refund: paid by mistake' });
    const events = await harness.services.database.pool.query(
      `select data->>'status' as status, data->>'refusal' as refusal from outbox.feed_pending
       where data->>'paymentId' = $1 order by id desc limit 1`,
      [deposit.id],
    );
    expect(events.rows).toEqual([{ status: 'RolledBacked', refusal: 'RefundedByOperator' }]);
  });

  it('MONEY-07 twice, and by two operators together, is refunded once', async () => {
    const player = await harness.player({ balance: '50.00' });
    const deposit = await harness.paid(player, '50.00');
    const tries = await Promise.allSettled([1, 2, 3].map(() => decide(refundDeposit, player, deposit)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(decide(refundDeposit, player, deposit)).rejects.toMatchObject({ type: 'RefundUnderWay' });
    await Promise.all([run(), run()]);
    expect(new Set(orders(player).map(({ reference }) => reference)).size).toBe(1);
    await settle(player, deposit, 'succeeded');
    await expect(decide(refundDeposit, player, deposit)).rejects.toMatchObject({ type: 'NotRefundable' });
    expect(await harness.balance(player)).toBe('50.00');
  });

  it('MONEY-04 is not refunded when a part of it has left the balance, here by a withdrawal, and nothing is owed', async () => {
    const player = await harness.player({ balance: '50.00' });
    const deposit = await harness.paid(player, '50.00');
    const { services } = harness;
    const [account] = await services.cashier.accounts(services.database.query, player);
    await requestWithdrawal(
      services,
      harness.request(player, { amount: '50.01', account: account?.id ?? '' }),
    );
    await expect(decide(refundDeposit, player, deposit)).rejects.toMatchObject({ type: 'InsufficientFunds' });
    expect(await harness.balance(player)).toBe('49.99');
    expect(await statusOf(deposit)).toBe('Completed');
    expect((await services.wallet.owed(services.database.query, player)).minor).toBe(0n);
  });

  it('MONEY-04 is not refunded while a withdrawal to the same account is under way, and afterwards is', async () => {
    const player = await harness.player({ balance: '50.00' });
    const deposit = await harness.paid(player, '50.00');
    const { services } = harness;
    const [account] = await services.cashier.accounts(services.database.query, player);
    const withdrawal = await requestWithdrawal(
      services,
      harness.request(player, { amount: '20.00', account: account?.id ?? '' }),
    );
    await expect(decide(refundDeposit, player, deposit)).rejects.toMatchObject({
      type: 'WithdrawalUnderWay',
    });
    expect([await statusOf(deposit), await harness.balance(player)]).toEqual(['Completed', '80.00']);
    await run();
    await settlePayment(services, withdrawal.provider, noticeOf(withdrawal, 'succeeded'));
    await decide(refundDeposit, player, deposit);
    expect([await statusOf(deposit), await harness.balance(player)]).toEqual([
      'RollbackInitialized',
      '30.00',
    ]);
  });

  it('an operator’s refund of a deposit that was held and released before is listed as the operator’s', async () => {
    const player = await harness.player();
    const deposit = await beginDeposit(harness.services, harness.request(player, { amount: '50.00' }));
    await harness.set(player, { deposits_blocked: true });
    harness.provider.onPayout = async () => {
      throw new Refusal('PayoutRefused', { keys: { reason: 'account_closed' } });
    };
    await settlePayment(harness.services, deposit.provider, noticeOf(deposit, 'succeeded'));
    await run();
    await harness.set(player, { deposits_blocked: false });
    await decide(releaseHeld, player, deposit);
    await decide(refundDeposit, player, deposit);
    const list = await readHeldDeposits({ services: harness.services, ...harness.services }, [
      brandId('northlight'),
    ]);
    expect(list).toContain(`deposit ${deposit.id} of ${player}, 50.00 EUR, held for RefundedByOperator`);
  });

  it('LIMIT-11 is refunded to a player who has excluded themselves', async () => {
    const player = await harness.player();
    const deposit = await harness.paid(player, '50.00');
    await harness.set(player, { excluded_at: new Date(0) });
    await decide(refundDeposit, player, deposit);
    await run();
    await settle(player, deposit, 'succeeded');
    expect(await statusOf(deposit)).toBe('RolledBacked');
  });

  it('MONEY-04 is credited again when the provider refuses, and can then be refunded again', async () => {
    harness.provider.onPayout = async () => {
      throw new Refusal('PayoutRefused', { keys: { reason: 'account_closed' } });
    };
    const { player, deposit } = await refunding();
    await run();
    expect(await harness.payment(deposit.id)).toMatchObject({ waits_for: 'Review' });
    await decide(releaseHeld, player, deposit);
    expect([await statusOf(deposit), await harness.balance(player)]).toEqual(['Completed', '80.00']);

    harness.provider.onPayout = async () => {};
    await decide(refundDeposit, player, deposit);
    await run();
    await settle(player, deposit, 'succeeded');
    expect([await statusOf(deposit), await harness.balance(player)]).toEqual(['RolledBacked', '30.00']);
    expect(new Set(orders(player).map(({ reference }) => reference)).size).toBe(2);
    // The bank sends the refund back: the money is held again, and a person decides.
    await settle(player, deposit, 'returned');
    await decide(retryRefund, player, deposit);
    await run();
    await settle(player, deposit, 'succeeded');
    expect([await statusOf(deposit), await harness.balance(player)]).toEqual(['RolledBacked', '30.00']);
  });

  it('MONEY-04 is not returned twice when the payer’s bank takes the money back meanwhile', async () => {
    const { player, deposit } = await refunding();
    await run();
    await settlePayment(harness.services, deposit.provider, noticeOf(deposit, 'reversed'));
    await run();
    expect(harness.provider.cancels).toContain(orders(player).at(-1)?.reference);
    expect([await statusOf(deposit), await harness.balance(player)]).toEqual(['RolledBacked', '30.00']);
    expect((await harness.services.wallet.owed(harness.services.database.query, player)).minor).toBe(0n);
  });

  it('is no deposit of another player, no withdrawal, and no unpaid deposit', async () => {
    const { player, deposit } = await refunding();
    const stranger = await harness.player();
    await expect(decide(refundDeposit, stranger, deposit)).rejects.toMatchObject({ type: 'NotFound' });
    const { services } = harness;
    const withdrawal = await requestWithdrawal(services, harness.request(player, { amount: '30.00' }));
    await expect(decide(refundDeposit, player, withdrawal)).rejects.toMatchObject({ type: 'NotFound' });
    const unpaid = await beginDeposit(services, harness.request(player, { amount: '20.00' }));
    await expect(decide(refundDeposit, player, unpaid)).rejects.toMatchObject({
      type: 'NotRefundable',
      keys: { status: 'Initialized' },
    });
  });

  it('MONEY-07 is taken out of the ledger once, whatever the key', async () => {
    const { player, deposit } = await refunding();
    const refund = depositRefund({
      caller: 'foyer:cashier',
      key: 'twice',
      playerId: player,
      undoes: `deposit ${deposit.id}`,
    });
    const again = harness.services.database.transaction((tx) => harness.services.wallet.post(tx, refund));
    await expect(again).rejects.toMatchObject({ type: 'TransactionConflict' });
  });
});
