import { MINUTE } from '@foyer/domain/duration.ts';
import type { Payment } from '../../modules/cashier/index.ts';
import { withLockedPlayer, lockExistingPayment, type CashierDeps } from './lockedPlayer.ts';
import { queryPaymentStatus } from './queryPaymentStatus.ts';
import { nextPollAfterEndAt, nextStatusPollAt } from './nextStatusPoll.ts';
import { closeAgainAt, closeAtProvider } from './cancelDeposit.ts';
import { requestPayoutCancellation } from './cancelWithdrawal.ts';
import { payOut } from './payOut.ts';
import { refundHeld } from './refundHeld.ts';

/** Lease on claimed payments; other nodes leave them alone for this long. */
const LEASE_MS = 2 * MINUTE;
const TAKEN_AT_ONCE = 20;
/** Parallel lanes, so that one slow provider does not delay payments of the others. */
const LANES = 4;

/**
 * Processes every due payment: payouts to send, payments without a callback, abandoned deposits, and ended
 * deposits that may still be paid. Several nodes may run it at once; each claims different payments.
 * @returns the number of payments processed
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

/** A failing payment does not stop the others; it becomes due again after its lease. */
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

/** A provider that does not close the page may still report whether the deposit was paid. */
async function closeOrAsk(parts: CashierDeps, payment: Payment): Promise<void> {
  const { status } = await closeAtProvider(parts, payment);
  if (status === 'CancelInitialized') await queryPaymentStatus(parts, payment);
}

const isDepositToClose = ({ type, status }: Payment): boolean =>
  type === 'Deposit' && status === 'CancelInitialized';

/** A deposit, or a payout that the provider has accepted: only the provider can decide its outcome. */
const isProvidersTurn = ({ type, status, askedAt, askingUntil }: Payment): boolean =>
  status === 'Initialized' && (type === 'Deposit' || (askedAt !== null && askingUntil === null));

/** A deposit that ended unpaid and is still queried for late money. */
const isEndedDeposit = ({ type, status, dueAt }: Payment): boolean =>
  type === 'Deposit' && status === 'Cancelled' && dueAt !== null;

const nextQuestionAt = (payment: Payment, now: Date): Date | null =>
  payment.processedAt === null
    ? nextStatusPollAt(payment, now)
    : nextPollAfterEndAt(payment.processedAt, now);
