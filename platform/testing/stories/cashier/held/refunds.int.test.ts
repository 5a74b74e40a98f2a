import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { beginDeposit } from '../../../../flows/cashier/beginDeposit.ts';
import type { CashierDeps } from '../../../../flows/cashier/lockedPlayer.ts';
import { requestWithdrawal } from '../../../../flows/cashier/requestWithdrawal.ts';
import { processDuePayments } from '../../../../flows/cashier/processDuePayments.ts';
import { settlePayment } from '../../../../flows/cashier/settlePayment.ts';
import { createCashier, type PaymentNotice } from '../../../../modules/cashier/index.ts';
import { Refusal } from '../../../../infra/refusal.ts';
import { noticeOf, unavailable } from '../../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness, type PlayerOptions } from '../../../cashier/harness.ts';

let harness: CashierHarness;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
beforeEach(() => {
  harness.provider.onPayout = async () => {};
  harness.provider.onCancel = async () => true;
  harness.provider.onStatusRequest = async () => null;
});
afterEach(() => harness.check());

const rounds = (deps: CashierDeps = harness.services) => processDuePayments(deps);
const settle = (...of: Parameters<typeof noticeOf>) =>
  settlePayment(harness.services, of[0].provider, noticeOf(...of));

/** A deposit that was paid after its player self-excluded. */
async function heldDeposit(
  change: Parameters<CashierHarness['request']>[1] = {},
  options: PlayerOptions = {},
) {
  const player = await harness.player(options);
  const deposit = await beginDeposit(
    harness.services,
    harness.request(player, { amount: '50.00', ...change }),
  );
  await harness.set(player, { excluded_at: harness.clock.now() });
  await settle(deposit, 'succeeded');
  const orders = () => harness.provider.payouts.filter(({ playerId }) => playerId === player);
  const status = async () => (await harness.payment(deposit.id)).status;
  return { player, deposit, orders, status };
}
type HeldDeposit = Awaited<ReturnType<typeof heldDeposit>>;

/** The provider's callback for the most recent refund request. */
const ofRefund = (
  { deposit, orders }: HeldDeposit,
  outcome: PaymentNotice['outcome'],
  change: Partial<PaymentNotice> = {},
): PaymentNotice =>
  noticeOf(deposit, outcome, { kind: 'payout', reference: orders().at(-1)?.reference ?? '', ...change });
const sendCallback = (...of: Parameters<typeof ofRefund>) =>
  settlePayment(harness.services, 'trustly', ofRefund(...of));
const decisionNeeded = async ({ deposit }: HeldDeposit) =>
  (await harness.services.cashier.held.read(harness.services.database.query, deposit.id))?.needsOperator ??
  null;

describe('MONEY-04 held money is refunded automatically', () => {
  it('MONEY-04 LIMIT-11 in full, to the account it came from, whatever keeps its player from depositing', async () => {
    const one = await heldDeposit();
    await harness.set(one.player, { withdrawals_blocked: true, status: 'Closed' });
    await rounds();
    expect(one.orders()).toEqual([
      expect.objectContaining({ account: 'bank-4417', amount: money(50_00n, 'EUR'), method: 'bank' }),
    ]);
    expect(await one.status()).toBe('RollbackInitialized');
    await sendCallback(one, 'succeeded');
    expect(await harness.payment(one.deposit.id)).toMatchObject({
      status: 'RolledBacked',
      refusal_type: 'SelfExcluded',
      waits_for: null,
    });
    expect(await harness.balance(one.player)).toBe('0.00');
  });

  it('MONEY-04 with the fee that was paid on top', async () => {
    const one = await heldDeposit({ method: 'piq-card' }, { brand: 'tivoli', country: 'JP' });
    await rounds();
    expect(one.orders()[0]).toMatchObject({ amount: money(50_75n, 'EUR') });
    await settlePayment(harness.services, 'piq', ofRefund(one, 'succeeded'));
    expect(await one.status()).toBe('RolledBacked');
  });

  it('LIMIT-12 is no balance: it can be neither withdrawn nor counted as deposited', async () => {
    const one = await heldDeposit();
    await expect(
      requestWithdrawal(harness.services, harness.request(one.player, { amount: '20.00' })),
    ).rejects.toMatchObject({ type: 'InsufficientFunds' });
    expect(await harness.services.cashier.lifetimeTotals(one.player)).toEqual({
      deposited: 0n,
      withdrawn: 0n,
    });
    expect(await harness.services.wallet.deposits(one.player)).toEqual({ count: 0, totalMinor: 0n });
  });

  it('MONEY-07 ten parallel callbacks of the deposit hold it once, and ten of the refund pay it once', async () => {
    const player = await harness.player();
    const deposit = await beginDeposit(harness.services, harness.request(player));
    await harness.set(player, { timeout_ends_at: new Date('2030-01-01') });
    const notice = noticeOf(deposit, 'succeeded');
    const ten = (one: PaymentNotice) =>
      Promise.all(Array.from({ length: 10 }, () => settlePayment(harness.services, 'trustly', one)));
    await ten(notice);
    await settle(deposit, 'succeeded');
    await rounds();
    const orders = harness.provider.payouts.filter(({ playerId }) => playerId === player);
    expect(orders).toHaveLength(1);
    const paid = { kind: 'payout', reference: orders[0]?.reference ?? '' } as const;
    await ten(noticeOf(deposit, 'succeeded', paid));
    await settle(deposit, 'succeeded', paid);
    await settle(deposit, 'pending', paid);
    expect((await harness.payment(deposit.id)).status).toBe('RolledBacked');
  });

  it('MONEY-07 a callback before the response to the refund request counts', async () => {
    const one = await heldDeposit();
    harness.provider.onPayout = () => sendCallback(one, 'succeeded');
    await rounds();
    expect(await one.status()).toBe('RolledBacked');
    harness.clock.advance(DAY);
    await rounds();
    expect(one.orders()).toHaveLength(1);
  });

  it('MONEY-07 after a crash between hold and refund, or during the request, another node continues with the same id', async () => {
    const one = await heldDeposit();
    const { database, clock } = harness.services;
    const second = { ...harness.services, cashier: createCashier({ database, clock }) };
    harness.provider.onPayout = unavailable;
    await rounds();
    await rounds(second);
    harness.provider.onPayout = async () => {};
    for (let turn = 0; turn < 4; turn += 1) {
      harness.clock.advance(10 * MINUTE);
      await Promise.all([rounds(), rounds(second)]);
    }
    expect(new Set(one.orders().map(({ reference }) => reference)).size).toBe(1);
    await sendCallback(one, 'succeeded');
    expect(await one.status()).toBe('RolledBacked');
  });

  it('MONEY-07 the status of a refund without a callback is requested, and the response counts', async () => {
    const one = await heldDeposit();
    await rounds();
    const notice = ofRefund(one, 'succeeded');
    harness.provider.onStatusRequest = async (reference) => (reference === notice.reference ? notice : null);
    harness.clock.advance(HOUR);
    await Promise.all([rounds(), rounds()]);
    expect(await one.status()).toBe('RolledBacked');
  });

  it.each([
    ['another amount', { amount: money(1_00n, 'EUR') }, 'AmountMismatch'],
    ['another brand', { merchant: 'tivoli' }, 'MerchantMismatch'],
    ['a deposit', { kind: 'deposit' }, 'KindMismatch'],
    ['what no refund can do', { outcome: 'reversed' }, 'PaymentContradicted'],
  ] as const)('MONEY-07 a callback of %s completes no refund', async (_what, change, type) => {
    const one = await heldDeposit();
    await rounds();
    await expect(sendCallback(one, 'succeeded', change)).rejects.toMatchObject({ type });
    expect(await one.status()).toBe('RollbackInitialized');
  });
});

describe('LIMIT-12 held money that cannot be refunded automatically', () => {
  it.each(['at once', 'later'])(
    'LIMIT-12 whose refund the provider refuses %s waits for an operator',
    async (when) => {
      const one = await heldDeposit();
      if (when === 'at once')
        harness.provider.onPayout = async () => {
          throw new Refusal('PayoutRefused', { keys: { reason: 'account_closed' } });
        };
      await rounds();
      if (when === 'later') await sendCallback(one, 'refused', { reason: 'account_closed' });
      expect(await decisionNeeded(one)).toContain('account_closed');
      expect(await harness.payment(one.deposit.id)).toMatchObject({
        status: 'RollbackInitialized',
        waits_for: 'Review',
      });
      expect(harness.logged.at(-1)).toContain('cannot be returned by itself');
      harness.clock.advance(30 * DAY);
      await rounds();
      expect(one.orders()).toHaveLength(1);
    },
  );

  it('LIMIT-12 whose source account the provider does not report waits for an operator', async () => {
    const player = await harness.player();
    const deposit = await beginDeposit(harness.services, harness.request(player));
    await harness.set(player, { deposits_blocked: true });
    await settle(deposit, 'succeeded', { account: null });
    await rounds();
    expect(harness.provider.payouts.filter(({ playerId }) => playerId === player)).toEqual([]);
    expect(await harness.payment(deposit.id)).toMatchObject({ waits_for: 'Review' });
  });

  it('LIMIT-12 whose refund the bank returns is held again, in the ledger too', async () => {
    const one = await heldDeposit();
    await rounds();
    await sendCallback(one, 'succeeded');
    await Promise.all([
      sendCallback(one, 'returned', { reason: 'account_closed' }),
      sendCallback(one, 'returned'),
    ]);
    expect(await one.status()).toBe('RollbackInitialized');
    expect(await decisionNeeded(one)).toContain('sent the refund back');
    expect(await harness.balance(one.player)).toBe('0.00');
  });

  it('LIMIT-12 whose refund is reported as paid after a refusal moves nothing: an operator is notified', async () => {
    const one = await heldDeposit();
    await rounds();
    await sendCallback(one, 'refused');
    await expect(sendCallback(one, 'succeeded')).rejects.toMatchObject({ type: 'PaymentContradicted' });
    expect(await one.status()).toBe('RollbackInitialized');
  });
});

describe('LIMIT-12 a chargeback of held money', () => {
  it('LIMIT-12 before its refund is requested: the deposit is over, and nothing is owed', async () => {
    const one = await heldDeposit();
    await Promise.all([settle(one.deposit, 'reversed'), settle(one.deposit, 'reversed')]);
    expect(await harness.payment(one.deposit.id)).toMatchObject({
      status: 'RolledBacked',
      refusal_type: 'Reversed',
    });
    await rounds();
    expect(one.orders()).toEqual([]);
    const { wallet, database } = harness.services;
    expect((await wallet.owed(database.query, one.player)).minor).toBe(0n);
  });

  it('LIMIT-12 while its refund is in flight: the refund is cancelled', async () => {
    const one = await heldDeposit();
    await rounds();
    await settle(one.deposit, 'reversed');
    await rounds();
    expect(harness.provider.cancels).toContain(one.orders()[0]?.reference);
    expect(await harness.payment(one.deposit.id)).toMatchObject({
      status: 'RolledBacked',
      refusal_type: 'Reversed',
    });
  });

  it('LIMIT-12 when the refund cannot be cancelled or was paid: an operator is notified, and no second debit follows', async () => {
    const one = await heldDeposit();
    await rounds();
    harness.provider.onCancel = async () => false;
    await settle(one.deposit, 'reversed');
    await rounds();
    expect(await one.status()).toBe('RollbackInitialized');
    await sendCallback(one, 'succeeded');
    expect(await one.status()).toBe('RolledBacked');
    expect(harness.logged.at(-1)).toContain('refunded and taken back');

    const other = await heldDeposit();
    await rounds();
    await sendCallback(other, 'succeeded');
    await expect(settle(other.deposit, 'reversed', { noticeId: randomUUID() })).rejects.toMatchObject({
      type: 'PaymentContradicted',
    });
  });
});

it('MONEY-07 any order of callbacks of a held deposit and its refund, in parallel: the ledger stays balanced', async () => {
  for (let turn = 0; turn < 12; turn += 1) {
    const one = await heldDeposit();
    await rounds();
    harness.provider.onCancel = async () => turn % 2 === 0;
    const events: (() => Promise<unknown>)[] = [
      () => sendCallback(one, 'succeeded'),
      () => settle(one.deposit, 'reversed'),
      () => sendCallback(one, 'returned'),
      () => rounds(),
      () => sendCallback(one, 'refused'),
      () => sendCallback(one, 'pending'),
      () => settle(one.deposit, 'succeeded'),
    ];
    const turned = [...events.slice(turn % 7), ...events.slice(0, turn % 7)];
    for (const ended of await Promise.allSettled(turned.map((event) => event())))
      if (ended.status === 'rejected') expect(ended.reason).toMatchObject({ type: 'PaymentContradicted' });
    harness.clock.advance(HOUR);
    await rounds();
    await harness.check();
    expect(await harness.balance(one.player)).toBe('0.00');
  }
});
