import type { Move, PaymentReversal } from '../command.ts';
import { minOf, NO_EFFECT, refuse, type Decision, type Refused } from './decision.ts';
import type { Facts } from './facts.ts';
import type { PlayerState } from './player.ts';

/** Decides a transfer between one account of the player and one of the operator. No balance becomes negative. */
export function decideMove(command: Move, facts: Facts, player: PlayerState): Decision {
  const amount = command.amount.minor;
  const toReal = command.account === 'real' ? amount : 0n;
  const toBonus = amount - toReal;
  if (player.real + toReal < 0n || player.bonus + toBonus < 0n) return refuse('InsufficientFunds');
  if (facts.operatorAccount === null) return refuse('UnknownPot');
  return { ...NO_EFFECT, toReal, toBonus };
}

/**
 * Reverses a posted payment, in full and once: a payout that the bank sent back, or a deposit that was charged
 * back. A chargeback takes what the real account holds; the player owes the rest. A refund takes all or nothing.
 */
export function decidePaymentReversal(
  command: PaymentReversal,
  { payment, playerId, realAccount }: Facts,
  player: PlayerState,
): Decision {
  if (payment === null || payment.playerId !== playerId) return refuse('UnknownTransfer');
  if (payment.recipe !== command.undoes || payment.status !== 'posted' || payment.isReversed)
    return refuse('TransactionConflict');
  const amount = BigInt(payment.amount);
  const reverses = BigInt(payment.id);
  if (BigInt(payment.credit) !== realAccount) return { ...NO_EFFECT, reverses, toReal: amount };
  if (command.mustCover && player.real < amount) return refuse('InsufficientFunds');
  const taken = minOf(amount, player.real);
  return { ...NO_EFFECT, reverses, toReal: -taken, owed: amount - taken };
}

export type Verdict = 'posted' | 'voided';

/**
 * Returns the amount that the end of a pending payment credits to the real account: reserved money of a voided payout,
 * or expected money of a posted deposit. Null where it ended with the same verdict before.
 */
export function decideConclusion(
  { payment, realAccount }: Facts,
  verdict: Verdict,
): { readonly returned: bigint; readonly moneyType: 'Deposit' | 'Withdrawal' } | Refused | null {
  if (payment === null) return refuse('UnknownTransfer');
  if (payment.status === verdict) return null;
  if (payment.status !== 'pending') return refuse('TransactionConflict');
  const isPayout = BigInt(payment.debit) === realAccount;
  return {
    returned: isPayout === (verdict === 'voided') ? BigInt(payment.amount) : 0n,
    moneyType: isPayout ? 'Withdrawal' : 'Deposit',
  };
}
