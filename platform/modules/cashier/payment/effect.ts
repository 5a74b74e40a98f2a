import type { TransactionStatus } from '@foyer/contract/generated/resolvers.ts';
import type { PaymentNotice } from '../paymentPort.ts';
import type { Payment } from './payment.ts';

/**
 * What a provider's word does to a payment. `contradicts`: the provider says what cannot be beside what is known, so
 * nothing moves and a person looks.
 */
export type Effect =
  | 'complete'
  | 'cancel'
  | 'wait'
  | 'creditLate'
  | 'rollBack'
  | 'rollBackUnpaid'
  | 'nothing'
  | 'contradicts';

type Outcome = PaymentNotice['outcome'];
type Effects = Readonly<Partial<Record<Outcome, Effect>>>;

/** What is not listed has no effect: it was told before, or comes late. */
const OF_DEPOSIT: Readonly<Partial<Record<TransactionStatus, Effects>>> = {
  Initialized: {
    succeeded: 'complete',
    refused: 'cancel',
    abandoned: 'cancel',
    pending: 'wait',
    reversed: 'rollBackUnpaid',
  },
  Completed: { reversed: 'rollBack' },
  // It had run out, was given up or refused, and the player has paid all the same: it is the player's money.
  Cancelled: { succeeded: 'creditLate' },
};

const UNDER_WAY: Effects = {
  succeeded: 'complete',
  refused: 'cancel',
  abandoned: 'cancel',
  pending: 'wait',
  returned: 'rollBackUnpaid',
};
const OF_WITHDRAWAL: Readonly<Partial<Record<TransactionStatus, Effects>>> = {
  Initialized: UNDER_WAY,
  CancelInitialized: UNDER_WAY,
  Completed: { returned: 'rollBack', refused: 'contradicts', abandoned: 'contradicts' },
  // The player has the money back, and is said to have been paid as well.
  Cancelled: { succeeded: 'contradicts' },
};

export function effectOf(
  { type, status, askedAt }: Pick<Payment, 'type' | 'status' | 'askedAt'>,
  outcome: Outcome,
): Effect {
  if (type === 'Deposit')
    return outcome === 'returned' ? 'contradicts' : effectIn(OF_DEPOSIT[status], outcome);
  // Nobody tells of a payout that nobody was asked for.
  if (outcome === 'reversed' || askedAt === null) return 'contradicts';
  return effectIn(OF_WITHDRAWAL[status], outcome);
}

const effectIn = (effects: Effects | undefined, outcome: Outcome): Effect => effects?.[outcome] ?? 'nothing';
