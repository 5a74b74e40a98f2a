import { providerReason, type Payment } from '../../modules/cashier/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import { nextStatusPollAt, retryDelayMs } from './polling/nextStatusPoll.ts';
import { merchantOf, orderOf } from './providerRequests.ts';
import { requestPayoutCancellation } from './cancelWithdrawal.ts';
import {
  PROVIDER_TIMEOUT_MS,
  withLockedPlayer,
  lockExistingPayment,
  type CashierDeps,
  type LockedPlayer,
} from './lockedPlayer.ts';
import { endWithdrawal } from './outcomes.ts';
import { waitBeforePayout, nextCheckAt, providerWait } from './requestWithdrawal.ts';

/**
 * Sends a payout unless something holds it back. The attempt is stored first and the provider recognises repeated
 * references, so a payout without a response is sent again, with growing delays.
 */
export async function payOut(deps: CashierDeps, id: Pick<Payment, 'id' | 'playerId'>): Promise<void> {
  const sending = await withLockedPlayer(deps, id.playerId, async (locked) => {
    const payment = await locked.payments.lock(id.id);
    if (payment?.type !== 'Withdrawal' || payment.status !== 'Initialized') return null;
    const now = deps.clock.now();
    const hold = payment.requestedAt === null ? await waitOf(locked, payment) : null;
    if (hold) {
      const isRecorded = payment.wait?.for === hold.for && payment.wait.by?.getTime() === hold.by?.getTime();
      if (isRecorded) await locked.payments.reschedule(payment, nextCheckAt(hold, now));
      else
        await locked.payments.update(payment, {
          by: 'platform',
          why: `held back: ${hold.for}`,
          set: { wait: hold, dueAt: nextCheckAt(hold, now) },
        });
      return null;
    }
    const tries = payment.tries + 1;
    return locked.payments.update(payment, {
      by: 'platform',
      why: 'asked the provider',
      set: {
        requestedAt: payment.requestedAt ?? now,
        merchant: merchantOf(deps, payment),
        requestTimesOutAt: new Date(now.getTime() + PROVIDER_TIMEOUT_MS),
        tries,
        wait: providerWait(payment, now),
        dueAt: new Date(now.getTime() + PROVIDER_TIMEOUT_MS + retryDelayMs(tries)),
      },
    });
  });
  if (sending) await sendPayout(deps, sending);
}

async function waitOf(locked: LockedPlayer, payment: Payment): Promise<Payment['wait']> {
  const approval = await locked.cashier.approvals.read(locked.tx, payment.id);
  return waitBeforePayout(locked, payment, approval?.decision === null ? approval : null);
}

async function sendPayout(deps: CashierDeps, sending: Payment): Promise<void> {
  const port = deps.paymentPorts[sending.provider];
  if (!port) return;
  const order = await orderOf(deps, port, sending);
  try {
    await port.payOut(order);
    await recordAccepted(deps, sending);
  } catch (error) {
    const isRefused = error instanceof Refusal && error.type === 'PayoutRefused';
    deps.log.warn({ err: error, payment: sending.id, isRefused }, 'a payout was not taken by its provider');
    if (isRefused) await recordRefused(deps, sending, error.keys['reason'] ?? null);
  }
}

/** The provider has accepted the payout; its callback will settle it. */
async function recordAccepted(deps: CashierDeps, sending: Payment): Promise<void> {
  const current = await withLockedPlayer(deps, sending.playerId, async (locked) => {
    const payment = await lockExistingPayment(locked.payments, sending);
    // The callback arrived before the response.
    if (!isPending(payment)) return null;
    const isCancelled = payment.status === 'CancelInitialized';
    return locked.payments.update(payment, {
      by: 'provider',
      why: 'taken by the provider',
      set: {
        requestTimesOutAt: null,
        dueAt: isCancelled ? payment.dueAt : nextStatusPollAt(payment, deps.clock.now()),
      },
    });
  });
  // The player cancelled the withdrawal while the request was in flight.
  if (current?.status === 'CancelInitialized') await requestPayoutCancellation(deps, current);
}

/** The provider refuses the payout, so the money returns to the player. */
const recordRefused = (deps: CashierDeps, sending: Payment, reason: string | null): Promise<unknown> =>
  withLockedPlayer(deps, sending.playerId, async (locked) => {
    const payment = await lockExistingPayment(locked.payments, sending);
    if (!isPending(payment)) return;
    await endWithdrawal(locked, payment, {
      to: 'Cancelled',
      by: 'provider',
      why: reason ?? 'payout refused',
      refusal: { type: 'RefusedByProvider', rule: null, reason: providerReason(reason) },
    });
  });

const isPending = ({ status }: Payment): boolean =>
  status === 'Initialized' || status === 'CancelInitialized';
