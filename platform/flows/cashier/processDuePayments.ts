import { MINUTE } from '@foyer/domain/duration.ts';
import type { Cashier, Payment } from '../../modules/cashier/index.ts';
import { withLockedPlayer, lockExistingPayment, type CashierDeps } from './lockedPlayer.ts';
import { queryPaymentStatus } from './polling/queryPaymentStatus.ts';
import { nextPollAfterEndAt, nextStatusPollAt } from './polling/nextStatusPoll.ts';
import { nextCloseAttemptAt, closeAtProvider } from './cancelDeposit.ts';
import { requestPayoutCancellation } from './cancelWithdrawal.ts';
import { payOut } from './payOut.ts';
import { refundHeld } from './held/refundHeld.ts';

/** For how long other nodes leave claimed payments to this node, as long as it is alive. */
const LEASE_MS = 2 * MINUTE;
const BATCH_SIZE = 20;
/** Payments processed in parallel, so that one slow provider does not delay the payments of the others. */
const WORKERS = 4;

/**
 * Processes due payments: payouts, missing callbacks, abandoned deposits, ended deposits that may still be paid.
 * Several nodes may run it at once. @returns the number of payments processed
 */
export async function processDuePayments(deps: CashierDeps): Promise<number> {
  await deps.cashier.releaseClaims();
  let count = 0;
  for (;;) {
    const due = await deps.cashier.claimDue(BATCH_SIZE, LEASE_MS);
    const waiting = due.values();
    const worker = async (): Promise<void> => {
      for (const payment of waiting) await processSafely(deps, payment);
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));
    count += due.length;
    if (due.length < BATCH_SIZE) return count;
  }
}

type Due = Awaited<ReturnType<Cashier['claimDue']>>[number];

/** A failing payment does not stop the others; it becomes due again after its lease. */
async function processSafely(deps: CashierDeps, due: Due): Promise<void> {
  try {
    await processPayment(deps, due);
  } catch (err) {
    deps.log.error({ err, payment: due.id }, 'a payment could not be looked after');
  }
}

async function processPayment(deps: CashierDeps, due: Due): Promise<void> {
  const claimed = await withLockedPlayer(deps, due.playerId, async ({ payments }) => {
    const current = await lockExistingPayment(payments, due);
    // This node hung, and another one has the payment now; or the payment has changed.
    if (current.dueAt?.getTime() !== due.until.getTime()) return null;
    const isQueryDue = isProvidersTurn(current) || isEndedDeposit(current);
    const now = deps.clock.now();
    if (isQueryDue) await payments.reschedule(current, nextQueryAt(current, now));
    else if (isDepositToClose(current)) await payments.reschedule(current, nextCloseAttemptAt(current, now));
    return { payment: current, mustAskProvider: isQueryDue };
  });
  if (!claimed) return;
  const { payment, mustAskProvider } = claimed;
  if (mustAskProvider) await queryPaymentStatus(deps, payment);
  else if (isDepositToClose(payment)) await closeOrQuery(deps, payment);
  else if (payment.type === 'Deposit') await refundHeld(deps, due);
  else if (payment.status === 'Initialized') await payOut(deps, due);
  else if (payment.status === 'CancelInitialized') await requestPayoutCancellation(deps, payment);
}

/** A provider that does not close the page may still report whether the deposit was paid. */
async function closeOrQuery(deps: CashierDeps, payment: Payment): Promise<void> {
  const { status } = await closeAtProvider(deps, payment);
  if (status === 'CancelInitialized') await queryPaymentStatus(deps, payment);
}

const isDepositToClose = ({ type, status }: Payment): boolean =>
  type === 'Deposit' && status === 'CancelInitialized';

/** A deposit, or a payout that the provider has accepted: only the provider can decide its outcome. */
const isProvidersTurn = ({ type, status, requestedAt, requestTimesOutAt }: Payment): boolean =>
  status === 'Initialized' && (type === 'Deposit' || (requestedAt !== null && requestTimesOutAt === null));

/** A deposit that ended unpaid and is still queried for late money. */
const isEndedDeposit = ({ type, status, dueAt }: Payment): boolean =>
  type === 'Deposit' && status === 'Cancelled' && dueAt !== null;

const nextQueryAt = (payment: Payment, now: Date): Date | null =>
  payment.processedAt === null
    ? nextStatusPollAt(payment, now)
    : nextPollAfterEndAt(payment.processedAt, now);
