import { deposit, depositRefund } from '../../../modules/wallet/index.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { DepositDecision } from './decideHeld.ts';
import { CALLER, lockPlayer, type CashierDeps } from '../lockedPlayer.ts';
import { depositKey } from '../outcomes.ts';

/**
 * Takes a credited deposit out of the balance and returns it to the account that paid it. From here on it is held money:
 * the next run orders the refund, repeats it without a response, and a person decides if the provider refuses it.
 * No limit, exclusion or block is asked (LIMIT-11). Without all of it in the balance nothing is moved, nor while a
 * withdrawal to the same account is under way, which may be paying back this deposit.
 * @throws Refusal NotFound, RefundUnderWay, NotRefundable (its status), NoSource, InsufficientFunds, WithdrawalUnderWay
 */
export async function refundDeposit(
  deps: CashierDeps,
  tx: Transaction,
  { playerId, paymentId, by, why }: DepositDecision,
): Promise<void> {
  const { cashier, wallet, limits, clock } = deps;
  const { payments } = await lockPlayer(deps, tx, playerId);
  const payment = await payments.lock(paymentId);
  if (payment?.type !== 'Deposit') throw new Refusal('NotFound', { status: 404 });
  if (payment.status === 'RollbackInitialized') throw new Refusal('RefundUnderWay', { status: 409 });
  if (payment.status !== 'Completed')
    throw new Refusal('NotRefundable', { status: 409, keys: { status: payment.status } });
  const { amount, accountId, brand } = payment;
  if (accountId === null) throw new Refusal('NoSource', { status: 409 });

  // A deposit that was refunded before and credited again is in the ledger under the key of that refund.
  const earlier = await cashier.held.read(tx, paymentId);
  const undoes = earlier?.transferKey ?? depositKey(payment);
  const transferKey = `${undoes} refunded`;
  await wallet.post(tx, depositRefund({ caller: CALLER, key: `refund ${transferKey}`, playerId, undoes }));
  if (await payments.isPayingOutTo(accountId)) throw new Refusal('WithdrawalUnderWay', { status: 409 });
  await wallet.post(tx, deposit({ caller: CALLER, key: transferKey, playerId, amount, status: 'pending' }));
  await limits.release(tx, paymentId);
  const held = { reason: REASON.type, rule: REASON.rule, needsOperator: null, transferKey };
  if (earlier) await cashier.held.change(tx, paymentId, { ...held, outcome: null, heldAt: clock.now() });
  else
    await cashier.held.add(tx, {
      paymentId,
      playerId,
      brand,
      accountId,
      ...held,
    });
  await payments.update(payment, {
    by: `operator:${by}`,
    why: `refund: ${why}`,
    to: 'RollbackInitialized',
    set: { refusal: REASON, wait: { for: 'Refund', by: null }, dueAt: clock.now() },
  });
}

/** MONEY-04: the money goes back to the account that it came from. */
const REASON = { type: 'RefundedByOperator', rule: 'MONEY-04' } as const;
