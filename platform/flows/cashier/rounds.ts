import { MINUTE } from '@foyer/domain/duration.ts';
import type { Payment } from '../../modules/cashier/index.ts';
import { withLockedPlayer, lockExistingPayment, type CashierDeps } from './lockedPlayer.ts';
import { queryPaymentStatus } from './queryPaymentStatus.ts';
import { nextPollAfterEndAt, nextStatusPollAt } from './nextStatusPoll.ts';
import { closeAgainAt, closeAtProvider } from './cancelDeposit.ts';
import { requestPayoutCancellation } from './cancelWithdrawal.ts';
import { payOut } from './payOut.ts';
import { refundHeld } from './refundHeld.ts';

/** So long another node leaves what this one has taken. */
const LEASE_MS = 2 * MINUTE;
const TAKEN_AT_ONCE = 20;
/** A company that is slow to answer holds up no payment of another. */
const LANES = 4;

/**
 * Looks after every payment whose time has come: payouts to be asked for, those that a provider has and tells nothing
 * of, deposits that nobody came back from, and those that came to nothing and may be paid after all. Any number of nodes may do so at once: each takes what no other has.
 * @returns how many were looked after
 */
export async function processDuePayments(parts: CashierDeps): Promise<number> {
  let count = 0;
  for (;;) {
    const due = await parts.cashier.claimDue(TAKEN_AT_ONCE, LEASE_MS);
    const waiting = due.values();
    const lane = async (): Promise<void> => {
      for (const payment of waiting) await lookAfterSafely(parts, payment);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    count += due.length;
    if (due.length < TAKEN_AT_ONCE) return count;
  }
}

type Due = Pick<Payment, 'id' | 'playerId'>;

/** One that cannot be looked after stops nobody else; it comes up again after its lease. */
async function lookAfterSafely(parts: CashierDeps, due: Due): Promise<void> {
  try {
    await lookAfter(parts, due);
  } catch (err) {
    parts.log.error({ err, payment: due.id }, 'a payment could not be looked after');
  }
}

async function lookAfter(parts: CashierDeps, due: Due): Promise<void> {
  const { payment, isToBeAsked } = await withLockedPlayer(parts, due.playerId, async ({ till }) => {
    const present = await lockExistingPayment(till, due);
    const isAbout = isProvidersTurn(present) || isEndedDeposit(present);
    const now = parts.clock.now();
    if (isAbout) await till.putOff(present, nextQuestionAt(present, now));
    else if (isDepositToClose(present)) await till.putOff(present, closeAgainAt(present, now));
    return { payment: present, isToBeAsked: isAbout };
  });
  if (isToBeAsked) await queryPaymentStatus(parts, payment);
  else if (isDepositToClose(payment)) await closeOrAsk(parts, payment);
  else if (payment.type === 'Deposit') await refundHeld(parts, due);
  else if (payment.status === 'Initialized') await payOut(parts, due);
  else if (payment.status === 'CancelInitialized') await requestPayoutCancellation(parts, payment);
}

/** A provider that does not close the page may still say whether it was paid. */
async function closeOrAsk(parts: CashierDeps, payment: Payment): Promise<void> {
  const { status } = await closeAtProvider(parts, payment);
  if (status === 'CancelInitialized') await queryPaymentStatus(parts, payment);
}

const isDepositToClose = ({ type, status }: Payment): boolean =>
  type === 'Deposit' && status === 'CancelInitialized';

/** A deposit, or a payout that its provider has taken: what becomes of it is not ours to say. */
const isProvidersTurn = ({ type, status, askedAt, askingUntil }: Payment): boolean =>
  status === 'Initialized' && (type === 'Deposit' || (askedAt !== null && askingUntil === null));

/** Whose money has not come by now: with that, nobody is asked about it any more. */
const isEndedDeposit = ({ type, status, dueAt }: Payment): boolean =>
  type === 'Deposit' && status === 'Cancelled' && dueAt !== null;

const nextQuestionAt = (payment: Payment, now: Date): Date | null =>
  payment.processedAt === null
    ? nextStatusPollAt(payment, now)
    : nextPollAfterEndAt(payment.processedAt, now);
