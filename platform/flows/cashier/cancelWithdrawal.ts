import type { WithdrawalCancelReason } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Payment } from '../../modules/cashier/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import { nextStatusPollAt } from './polling/nextStatusPoll.ts';
import {
  PROVIDER_TIMEOUT_MS,
  withLockedPlayer,
  lockExistingPayment,
  type CashierDeps,
  type LockedPlayer,
} from './lockedPlayer.ts';
import { tooLate } from './cancelDeposit.ts';
import { endWithdrawal } from './outcomes.ts';
import { requestCancellation } from './providerRequests.ts';

export interface Cancelling {
  readonly playerId: PlayerId;
  readonly id: string;
  readonly reason: WithdrawalCancelReason;
}

/**
 * CASH-22: ends a withdrawal that the provider has not received; any other stays `CancelInitialized` until the provider
 * responds. Idempotent. @throws Refusal NotFound, PlayerBlocked, CancelRefused (`licence`, `tooLate`)
 */
export async function cancelWithdrawal(deps: CashierDeps, cancelling: Cancelling): Promise<Payment> {
  const { payment, mustAskProvider } = await withLockedPlayer(deps, cancelling.playerId, (locked) =>
    beginCancel(locked, cancelling),
  );
  if (!mustAskProvider) return payment;
  const updated = await requestPayoutCancellation(deps, payment);
  if (updated.status === 'CancelInitialized' || updated.status === 'Cancelled') return updated;
  throw tooLate();
}

async function beginCancel(
  locked: LockedPlayer,
  { id, reason }: Cancelling,
): Promise<{ readonly payment: Payment; readonly mustAskProvider: boolean }> {
  const payment = await locked.payments.lock(id);
  if (payment?.type !== 'Withdrawal') throw new Refusal('NotFound', { status: 404 });
  if (payment.status === 'Cancelled' || payment.status === 'CancelInitialized')
    return { payment, mustAskProvider: false };
  if (payment.status !== 'Initialized') throw tooLate();
  locked.require('cancelWithdrawal');
  if (!locked.site || locked.site.hasRule('finalWithdrawals'))
    throw new Refusal('CancelRefused', { status: 403, reasons: ['licence'], keys: { rule: 'MONEY-03' } });
  if (payment.requestedAt === null) {
    const cancelled = await endWithdrawal(locked, payment, {
      to: 'Cancelled',
      by: 'player',
      why: 'taken back',
      cancelReason: reason,
    });
    return { payment: cancelled, mustAskProvider: false };
  }
  const now = locked.clock.now();
  // A cancellation could overtake the payout request that is in flight, so the sender of that request cancels
  // it afterwards.
  const isInFlight = payment.requestTimesOutAt !== null && payment.requestTimesOutAt > now;
  const cancelling = await locked.payments.update(payment, {
    by: 'player',
    why: 'taken back, the provider is asked',
    to: 'CancelInitialized',
    set: {
      cancelReason: reason,
      wait: { for: 'Provider', by: null },
      dueAt: new Date(
        (isInFlight && payment.requestTimesOutAt ? payment.requestTimesOutAt : now).getTime() +
          PROVIDER_TIMEOUT_MS,
      ),
    },
  });
  return { payment: cancelling, mustAskProvider: !isInFlight };
}

/** Asks the provider whether a payout can still be stopped; without a response the job asks again. */
export async function requestPayoutCancellation(deps: CashierDeps, payment: Payment): Promise<Payment> {
  const isInTime = await requestCancellation(deps, 'cancelPayout', { ...payment, reference: payment.id });
  if (isInTime === null) return payment;
  return withLockedPlayer(deps, payment.playerId, async (locked) => {
    const current = await lockExistingPayment(locked.payments, payment);
    // A callback has settled the payment in the meantime.
    if (current.status !== 'CancelInitialized') return current;
    if (isInTime)
      return endWithdrawal(locked, current, {
        to: 'Cancelled',
        by: 'provider',
        why: 'stopped in time',
      });
    return locked.payments.update(current, {
      by: 'provider',
      why: 'too late to be stopped',
      to: 'Initialized',
      set: {
        cancelReason: null,
        requestTimesOutAt: null,
        dueAt: nextStatusPollAt(current, deps.clock.now()),
      },
    });
  });
}
