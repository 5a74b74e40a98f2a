import type { TransactionStatus } from '@foyer/contract/generated/resolvers.ts';
import type { PaymentNotice } from '../paymentPort.ts';
import type { Payment } from './payment.ts';

/**
 * The effect of a provider's notice on a payment. `contradicts`: no
 * money moves; an operator must check the conflict.
 */
export type Effect =
  | 'complete'
  | 'cancel'
  | 'wait'
  | 'receiveLate'
  | 'reverseHeld'
  | 'rollBack'
  | 'rollBackUnpaid'
  | 'nothing'
  | 'contradicts';

type Outcome = PaymentNotice['outcome'];
type Effects = Readonly<Partial<Record<Outcome, Effect>>>;

/** Outcomes that are not listed have no effect, because they repeat an earlier notice or arrive too late. */
const OPEN_DEPOSIT: Effects = {
  succeeded: 'complete',
  refused: 'cancel',
  abandoned: 'cancel',
  pending: 'wait',
  reversed: 'rollBackUnpaid',
};
const OF_DEPOSIT: Readonly<Partial<Record<TransactionStatus, Effects>>> = {
  Initialized: OPEN_DEPOSIT,
  // The provider was requested to close its page and has not confirmed, so the deposit may still be paid.
  CancelInitialized: OPEN_DEPOSIT,
  Completed: { reversed: 'rollBack' },
  // The player paid after the deposit had expired, was cancelled or refused: the money is theirs.
  Cancelled: { succeeded: 'receiveLate' },
  // The money is held and being refunded (LIMIT-12).
  RollbackInitialized: { reversed: 'reverseHeld' },
};

const PENDING: Effects = {
  succeeded: 'complete',
  refused: 'cancel',
  abandoned: 'cancel',
  pending: 'wait',
  returned: 'rollBackUnpaid',
};
const OF_WITHDRAWAL: Readonly<Partial<Record<TransactionStatus, Effects>>> = {
  Initialized: PENDING,
  CancelInitialized: PENDING,
  Completed: { returned: 'rollBack', refused: 'contradicts', abandoned: 'contradicts' },
  // The money was returned to the player, yet the provider reports that it was paid out as well.
  Cancelled: { succeeded: 'contradicts' },
};

export function effectOf(
  { type, status, requestedAt, refusal }: Pick<Payment, 'type' | 'status' | 'requestedAt' | 'refusal'>,
  outcome: Outcome,
): Effect {
  if (type === 'Deposit') {
    // Held money was already refunded to the payer, and the bank charges it back as well.
    const isReversedAfterRefund =
      status === 'RolledBacked' && outcome === 'reversed' && refusal?.type !== 'Reversed';
    return outcome === 'returned' || isReversedAfterRefund
      ? 'contradicts'
      : effectIn(OF_DEPOSIT[status], outcome);
  }
  // A notice about a payout that was never requested.
  if (outcome === 'reversed' || requestedAt === null) return 'contradicts';
  return effectIn(OF_WITHDRAWAL[status], outcome);
}

const effectIn = (effects: Effects | undefined, outcome: Outcome): Effect => effects?.[outcome] ?? 'nothing';
