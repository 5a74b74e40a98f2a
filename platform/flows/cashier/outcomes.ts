import type { PaidAccount, Payment, PlayerPayments } from '../../modules/cashier/index.ts';
import { chargeback, withdrawalRolledBack } from '../../modules/wallet/index.ts';
import { nextPollAfterEndAt } from './polling/nextStatusPoll.ts';
import { CALLER, type LockedPlayer } from './lockedPlayer.ts';

type By = Parameters<PlayerPayments['begin']>[1];

export interface Ending {
  readonly by: By;
  readonly why: string;
  /** The reason shown to the player. */
  readonly refusal: NonNullable<Payment['refusal']>;
}

/** Ledger key of a deposit. Late money uses the key of the deposit that had ended. */
export const depositKey = ({ id, lateOf }: Payment): string => `deposit ${lateOf ?? id}`;
export const withdrawalKey = ({ id }: Pick<Payment, 'id'>): string => `withdrawal ${id}`;

/** Ends a deposit that can no longer be paid and releases its reservation in the limits. */
export async function cancelDeposit(
  { limits, clock, tx, payments }: LockedPlayer,
  payment: Payment,
  { by, why, refusal }: Ending,
): Promise<Payment> {
  await limits.release(tx, payment.id);
  const now = clock.now();
  return payments.update(payment, {
    by,
    why,
    to: 'Cancelled',
    // The player sees the original reason for the cancellation, not that the provider confirmed it.
    set: { refusal: payment.refusal ?? refusal, frameUrl: null, dueAt: nextPollAfterEndAt(now, now) },
  });
}

/** Charges back a deposit: debits what the player still has of it and records the rest as debt. */
export async function rollBackDeposit(
  { wallet, limits, cashier, tx, payments }: LockedPlayer,
  payment: Payment,
): Promise<void> {
  const { id, playerId, status } = payment;
  if (status === 'Completed') {
    // Money that was held and then released has the ledger key under which it was held.
    const undoes = (await cashier.held.read(tx, id))?.transferKey ?? depositKey(payment);
    await wallet.post(tx, chargeback({ caller: CALLER, key: `chargeback ${id}`, playerId, undoes }));
  } else await limits.release(tx, id);
  await payments.update(payment, {
    by: 'provider',
    why: 'taken back by the bank',
    to: 'RolledBacked',
    set: { refusal: { type: 'Reversed', rule: null }, frameUrl: null },
  });
}

export async function completeWithdrawal(
  { wallet, cashier, tx, payments }: LockedPlayer,
  payment: Payment,
  paidTo: PaidAccount | null,
): Promise<void> {
  const accountId = paidTo ? await cashier.saveAccount(tx, payment, paidTo) : payment.accountId;
  await wallet.conclude(tx, { caller: CALLER, key: withdrawalKey(payment) }, 'posted');
  await payments.update(payment, {
    by: 'provider',
    why: 'paid out',
    to: 'Completed',
    set: { accountId, refusal: null, requestTimesOutAt: null },
  });
}

/** Ends a withdrawal before it was paid and returns the money to the player. */
export async function endWithdrawal(
  { wallet, cashier, tx, payments }: LockedPlayer,
  payment: Payment,
  { to, by, why, refusal, cancelReason }: WithdrawalEnding,
): Promise<Payment> {
  // Without an effect if an operator has decided.
  await cashier.approvals.decide(tx, payment.id, { decision: 'Ended', by, why });
  await wallet.conclude(tx, { caller: CALLER, key: withdrawalKey(payment) }, 'voided');
  return payments.update(payment, {
    by,
    why,
    to,
    set: { requestTimesOutAt: null, ...(refusal && { refusal }), ...(cancelReason && { cancelReason }) },
  });
}

export interface WithdrawalEnding {
  readonly to: 'Cancelled' | 'RolledBacked';
  readonly by: By;
  readonly why: string;
  readonly refusal?: Payment['refusal'];
  readonly cancelReason?: Payment['cancelReason'];
}

/** Credits a payout that was paid and then returned by the bank. */
export async function rollBackWithdrawal(
  { wallet, tx, payments }: LockedPlayer,
  payment: Payment,
): Promise<void> {
  const { id, playerId } = payment;
  await wallet.post(
    tx,
    withdrawalRolledBack({ caller: CALLER, key: `return ${id}`, playerId, undoes: withdrawalKey(payment) }),
  );
  await payments.update(payment, {
    by: 'provider',
    why: 'returned by the bank',
    to: 'RolledBacked',
    set: { refusal: { type: 'Returned', rule: null } },
  });
}
