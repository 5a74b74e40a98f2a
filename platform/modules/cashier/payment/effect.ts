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
  | 'receiveLate'
  | 'reverseHeld'
  | 'rollBack'
  | 'rollBackUnpaid'
  | 'nothing'
  | 'contradicts';

type Outcome = PaymentNotice['outcome'];
type Effects = Readonly<Partial<Record<Outcome, Effect>>>;

/** What is not listed has no effect: it was told before, or comes late. */
const OPEN_DEPOSIT: Effects = {
  succeeded: 'complete',
  refused: 'cancel',
  abandoned: 'cancel',
  pending: 'wait',
  reversed: 'rollBackUnpaid',
};
const OF_DEPOSIT: Readonly<Partial<Record<TransactionStatus, Effects>>> = {
  Initialized: OPEN_DEPOSIT,
  // Its provider has been asked to close its page and has not confirmed: it may still be paid.
  CancelInitialized: OPEN_DEPOSIT,
  Completed: { reversed: 'rollBack' },
  // It had run out, was given up or refused, and the player has paid all the same: it is the player's money.
  Cancelled: { succeeded: 'receiveLate' },
  // Its money is held and on its way back (LIMIT-12).
  RollbackInitialized: { reversed: 'reverseHeld' },
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
  { type, status, askedAt, refusal }: Pick<Payment, 'type' | 'status' | 'askedAt' | 'refusal'>,
  outcome: Outcome,
): Effect {
  if (type === 'Deposit') {
    // Money that was held and went back to the payer, whose bank takes it back as well.
    const isTwice = status === 'RolledBacked' && outcome === 'reversed' && refusal?.type !== 'Reversed';
    return outcome === 'returned' || isTwice ? 'contradicts' : effectIn(OF_DEPOSIT[status], outcome);
  }
  // Nobody tells of a payout that nobody was asked for.
  if (outcome === 'reversed' || askedAt === null) return 'contradicts';
  return effectIn(OF_WITHDRAWAL[status], outcome);
}

const effectIn = (effects: Effects | undefined, outcome: Outcome): Effect => effects?.[outcome] ?? 'nothing';
