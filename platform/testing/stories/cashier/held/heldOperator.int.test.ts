import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandId } from '@foyer/domain/ids.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { beginDeposit } from '../../../../flows/cashier/beginDeposit.ts';
import { abandonDeposit } from '../../../../flows/cashier/cancelDeposit.ts';
import {
  endOpenDeposit,
  refundTo,
  releaseHeld,
  retryRefund,
  type DepositDecision,
} from '../../../../flows/cashier/held/decideHeld.ts';
import type { CashierDeps } from '../../../../flows/cashier/lockedPlayer.ts';
import { processDuePayments } from '../../../../flows/cashier/processDuePayments.ts';
import { settlePayment } from '../../../../flows/cashier/settlePayment.ts';
import { setLimit } from '../../../../flows/limits.ts';
import type { Transaction } from '../../../../infra/database/database.ts';
import { Refusal } from '../../../../infra/refusal.ts';
import { readHeldDeposits } from '../../../../server/commands/held/readHeldDeposits.ts';
import { noticeOf, unavailable } from '../../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness } from '../../../cashier/harness.ts';

let harness: CashierHarness;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
beforeEach(() => {
  harness.provider.onPayout = async () => {};
  harness.provider.onCancelDeposit = async () => true;
});
afterEach(() => harness.check());

const rounds = () => processDuePayments(harness.services);
const list = () =>
  readHeldDeposits({ services: harness.services, ...harness.services }, [brandId('northlight')]);

/** A deposit of a blocked player whose refund the provider has refused. */
async function refused(columns: Record<string, unknown> = { deposits_blocked: true }) {
  const player = await harness.player();
  await harness.paid(player, '20.00', { method: 'card' });
  const deposit = await beginDeposit(harness.services, harness.request(player, { amount: '50.00' }));
  await harness.set(player, columns);
  await settlePayment(harness.services, 'trustly', noticeOf(deposit, 'succeeded'));
  harness.provider.onPayout = async () => {
    throw new Refusal('PayoutRefused', { keys: { reason: 'account_closed' } });
  };
  await rounds();
  harness.provider.onPayout = async () => {};
  const orders = () => harness.provider.payouts.filter(({ playerId }) => playerId === player);
  const decide = (
    act: (deps: CashierDeps, tx: Transaction, decision: DepositDecision) => Promise<void>,
  ): Promise<void> =>
    harness.services.database.transaction((tx) =>
      act(harness.services, tx, {
        playerId: player,
        paymentId: deposit.id,
        by: 'Elin',
        why: 'checked by phone',
      }),
    );
  return { player, deposit, orders, decide };
}

describe('LIMIT-12 held money that needs an operator', () => {
  it('LIMIT-12 is listed with the reason and the accounts it may be refunded to', async () => {
    const { deposit } = await refused();
    const line = (await list()).split('\n').find((one) => one.includes(deposit.id));
    expect(line).toContain('50.00 EUR, held for DepositsBlocked');
    expect(line).toContain('DECIDE: the provider refused the refund: account_closed');
  });

  it('LIMIT-12 is refunded once by another attempt with a new id', async () => {
    const { deposit, orders, decide } = await refused();
    await decide(retryRefund);
    await expect(decide(retryRefund)).rejects.toMatchObject({ type: 'RefundUnderWay' });
    await rounds();
    expect(new Set(orders().map(({ reference }) => reference)).size).toBe(2);
    const paid = { kind: 'payout', reference: orders()[1]?.reference ?? '' } as const;
    await settlePayment(harness.services, 'trustly', noticeOf(deposit, 'succeeded', paid));
    expect((await harness.payment(deposit.id)).status).toBe('RolledBacked');
    await expect(decide(retryRefund)).rejects.toMatchObject({ type: 'NotHeld' });
    expect(await list()).not.toContain(deposit.id);
  });

  it('LIMIT-12 is refunded to another account of the same player only', async () => {
    const { player, deposit, orders, decide } = await refused();
    const { cashier, database } = harness.services;
    const stranger = await harness.player({ balance: '20.00' });
    const [strange] = await cashier.accounts(database.query, stranger);
    const card = (await cashier.accounts(database.query, player)).find(({ method }) => method === 'card');
    const to = (accountId: string) =>
      decide((deps, tx, decision) => refundTo(deps, tx, { ...decision, accountId }));
    await expect(to(strange?.id ?? '')).rejects.toMatchObject({ type: 'MethodNotAvailable' });
    await to(card?.id ?? '');
    await rounds();
    expect(orders().at(-1)).toMatchObject({ method: 'card', account: 'bank-4417' });
    const paid = { kind: 'payout', reference: orders().at(-1)?.reference ?? '' } as const;
    // The provider of the other account pays the refund; a callback of any other provider is refused.
    await expect(
      settlePayment(harness.services, 'trustly', noticeOf(deposit, 'succeeded', paid)),
    ).rejects.toMatchObject({ type: 'UnknownPayment' });
    await settlePayment(harness.services, card?.provider ?? '', noticeOf(deposit, 'succeeded', paid));
    expect((await harness.payment(deposit.id)).status).toBe('RolledBacked');
  });

  it('LIMIT-12 is released only after its reason has ended, and then counts as a deposit', async () => {
    const { player, deposit, decide } = await refused();
    await expect(decide(releaseHeld)).rejects.toMatchObject({
      type: 'NotReleasable',
      reasons: ['DepositsBlocked'],
    });
    await harness.set(player, { deposits_blocked: false });
    await decide(releaseHeld);
    expect(await harness.balance(player)).toBe('70.00');
    expect((await harness.payment(deposit.id)).status).toBe('Completed');
    await expect(decide(releaseHeld)).rejects.toMatchObject({ type: 'NotHeld' });
    await settlePayment(harness.services, 'trustly', noticeOf(deposit, 'reversed'));
    expect(await harness.balance(player)).toBe('20.00');
  });

  it.each([
    ['an exclusion', { excluded_at: new Date(0) }, { excluded_at: null }, 'SelfExcluded'],
    ['a time-out', { timeout_ends_at: new Date('2030-01-01') }, { timeout_ends_at: null }, 'Timeout'],
    ['a closed account', { status: 'Closed' }, { status: 'Active' }, 'AccountClosed'],
  ])(
    'LIMIT-12 after %s is never released, even if the reason has ended',
    async (_what, stops, ends, reason) => {
      const { player, decide } = await refused(stops);
      await harness.set(player, ends);
      await expect(decide(releaseHeld)).rejects.toMatchObject({ type: 'NotReleasable', reasons: [reason] });
      expect(await harness.balance(player)).toBe('20.00');
    },
  );

  it('LIMIT-12 is not released above a limit that was set meanwhile', async () => {
    const { player, decide } = await refused();
    await harness.set(player, { deposits_blocked: false });
    const limit = { kind: 'Deposit', playerId: player, period: 'Day' } as const;
    await setLimit(harness.services, { ...limit, amount: fromDecimal('69.99', 'EUR') });
    await expect(decide(releaseHeld)).rejects.toMatchObject({ reasons: ['DepositLimitReached'] });
  });
});

it('LIMIT-12 a deposit that its provider confirms only to an operator is ended by the operator', async () => {
  const player = await harness.player();
  harness.provider.onCancelDeposit = unavailable;
  const deposit = await beginDeposit(harness.services, harness.request(player));
  await abandonDeposit(harness.services, deposit);
  await harness.services.database.transaction((tx) =>
    endOpenDeposit(harness.services, tx, {
      playerId: player,
      paymentId: deposit.id,
      by: 'Elin',
      why: 'mail',
    }),
  );
  expect(await harness.payment(deposit.id)).toMatchObject({ status: 'Cancelled', refusal_type: 'Abandoned' });
  const steps = await harness.services.database.pool.query(
    'select by from cashier.step where payment_id = $1 order by id desc limit 1',
    [deposit.id],
  );
  expect(steps.rows).toEqual([{ by: 'operator:Elin' }]);
});
