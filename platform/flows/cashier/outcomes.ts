import type { PaidAccount, Payment, Till } from '../../modules/cashier/index.ts';
import { chargeback, withdrawalRolledBack } from '../../modules/wallet/index.ts';
import { nextPollAfterEndAt } from './nextStatusPoll.ts';
import { CALLER, type CashierDeps, type LockedPlayer } from './lockedPlayer.ts';

type By = Parameters<Till['begin']>[1];

export interface Ending {
  readonly by: By;
  readonly why: string;
  /** What the player is told. */
  readonly refusal: NonNullable<Payment['refusal']>;
}

/** The books know a deposit by this key; late money goes by that of the deposit it is late of. */
export const depositKey = ({ id, lateOf }: Payment): string => `deposit ${lateOf ?? id}`;
export const withdrawalKey = ({ id }: Pick<Payment, 'id'>): string => `withdrawal ${id}`;

/**
 * Nothing came of it and its provider can no longer take the money: the room in the limits is free again. Its provider is
 * asked about it for a while yet.
 */
export async function cancelDeposit(
  { limits, clock }: Pick<CashierDeps, 'limits' | 'clock'>,
  { tx, till }: LockedPlayer,
  payment: Payment,
  { by, why, refusal }: Ending,
): Promise<Payment> {
  await limits.releaseRoom(tx, payment.id);
  const now = clock.now();
  return till.move(payment, {
    by,
    why,
    to: 'Cancelled',
    // Why it is being cancelled is what its player is told, not that the provider has done so.
    set: { refusal: payment.refusal ?? refusal, frameUrl: null, dueAt: nextPollAfterEndAt(now, now) },
  });
}

/** The payer's bank took the money back: what the player still has of it goes, the rest is owed. */
export async function rollBackDeposit(
  { wallet, limits, cashier }: CashierDeps,
  { tx, till }: LockedPlayer,
  payment: Payment,
): Promise<void> {
  const { id, playerId, status } = payment;
  if (status === 'Completed') {
    // What was held and released stands in the ledger by the key it was held under.
    const undoes = (await cashier.held.read(tx, id))?.transferKey ?? depositKey(payment);
    await wallet.post(tx, chargeback({ caller: CALLER, key: `chargeback ${id}`, playerId, undoes }));
  } else await limits.releaseRoom(tx, id);
  await till.move(payment, {
    by: 'provider',
    why: 'taken back by the bank',
    to: 'RolledBacked',
    set: { refusal: { type: 'Reversed', rule: null }, frameUrl: null },
  });
}

/** The bank has paid it. */
export async function completeWithdrawal(
  { wallet, cashier }: CashierDeps,
  { tx, till }: LockedPlayer,
  payment: Payment,
  paidTo: PaidAccount | null,
): Promise<void> {
  const accountId = paidTo ? await cashier.keepAccount(tx, payment, paidTo) : payment.accountId;
  await wallet.conclude(tx, { caller: CALLER, key: withdrawalKey(payment) }, 'posted');
  await till.move(payment, {
    by: 'provider',
    why: 'paid out',
    to: 'Completed',
    set: { accountId, refusal: null, askingUntil: null },
  });
}

/** It comes to nothing before it is paid: the money is the player's again. */
export async function endWithdrawal(
  { wallet }: Pick<CashierDeps, 'wallet'>,
  { tx, till }: LockedPlayer,
  payment: Payment,
  { to, by, why, refusal, cancelReason }: WithdrawalEnding,
): Promise<Payment> {
  await wallet.conclude(tx, { caller: CALLER, key: withdrawalKey(payment) }, 'voided');
  return till.move(payment, {
    by,
    why,
    to,
    set: { askingUntil: null, ...(refusal && { refusal }), ...(cancelReason && { cancelReason }) },
  });
}

export interface WithdrawalEnding {
  readonly to: 'Cancelled' | 'RolledBacked';
  readonly by: By;
  readonly why: string;
  readonly refusal?: Payment['refusal'];
  readonly cancelReason?: Payment['cancelReason'];
}

/** A payout that was paid is back from the bank. */
export async function rollBackWithdrawal(
  { wallet }: CashierDeps,
  { tx, till }: LockedPlayer,
  payment: Payment,
): Promise<void> {
  const { id, playerId } = payment;
  await wallet.post(
    tx,
    withdrawalRolledBack({ caller: CALLER, key: `return ${id}`, playerId, undoes: withdrawalKey(payment) }),
  );
  await till.move(payment, {
    by: 'provider',
    why: 'returned by the bank',
    to: 'RolledBacked',
    set: { refusal: { type: 'Returned', rule: null } },
  });
}
