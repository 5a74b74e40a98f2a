import type { WithdrawalCancelReason } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Payment } from '../../modules/cashier/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import { nextStatusPollAt } from './nextStatusPoll.ts';
import {
  PROVIDER_TIMEOUT_MS,
  withLockedPlayer,
  lockExistingPayment,
  type CashierDeps,
  type LockedPlayer,
} from './lockedPlayer.ts';
import { endWithdrawal } from './outcomes.ts';

export interface Cancelling {
  readonly playerId: PlayerId;
  readonly id: string;
  readonly reason: WithdrawalCancelReason;
}

/**
 * Cancels a withdrawal for the player (CASH-22). If the provider has not received it, it ends at once;
 * otherwise it stays `CancelInitialized` until the provider responds. Idempotent.
 * @throws Refusal NotFound, PlayerBlocked, CancelRefused (`licence`, `tooLate`)
 */
export async function cancelWithdrawal(parts: CashierDeps, cancelling: Cancelling): Promise<Payment> {
  const { payment, isToBeAsked } = await withLockedPlayer(parts, cancelling.playerId, (desk) =>
    beginCancel(parts, desk, cancelling),
  );
  if (!isToBeAsked) return payment;
  const asked = await requestPayoutCancellation(parts, payment);
  if (asked.status === 'CancelInitialized' || asked.status === 'Cancelled') return asked;
  throw tooLate();
}

async function beginCancel(
  parts: CashierDeps,
  desk: LockedPlayer,
  { id, reason }: Cancelling,
): Promise<{ readonly payment: Payment; readonly isToBeAsked: boolean }> {
  const payment = await desk.till.hold(id);
  if (payment?.type !== 'Withdrawal') throw new Refusal('NotFound', { status: 404 });
  if (payment.status === 'Cancelled' || payment.status === 'CancelInitialized')
    return { payment, isToBeAsked: false };
  if (payment.status !== 'Initialized') throw tooLate();
  desk.require('cancelWithdrawal');
  if (!desk.site || desk.site.requires('finalWithdrawals'))
    throw new Refusal('CancelRefused', { status: 403, reasons: ['licence'], keys: { rule: 'MONEY-03' } });
  if (payment.askedAt === null) {
    const cancelled = await endWithdrawal(parts, desk, payment, {
      to: 'Cancelled',
      by: 'player',
      why: 'taken back',
      cancelReason: reason,
    });
    return { payment: cancelled, isToBeAsked: false };
  }
  const now = parts.clock.now();
  // A cancellation could overtake the payout request that is in flight, so the sender of that request cancels
  // it afterwards.
  const isOnItsWay = payment.askingUntil !== null && payment.askingUntil > now;
  const cancelling = await desk.till.move(payment, {
    by: 'player',
    why: 'taken back, the provider is asked',
    to: 'CancelInitialized',
    set: {
      cancelReason: reason,
      wait: { for: 'Provider', by: null },
      dueAt: new Date(
        (isOnItsWay && payment.askingUntil ? payment.askingUntil : now).getTime() + PROVIDER_TIMEOUT_MS,
      ),
    },
  });
  return { payment: cancelling, isToBeAsked: !isOnItsWay };
}

/**
 * Asks the provider whether a payout can still be stopped; without a response the request is repeated
 * later.
 */
export async function requestPayoutCancellation(parts: CashierDeps, payment: Payment): Promise<Payment> {
  const port = parts.paymentPorts[payment.provider];
  if (!port) return payment;
  let isInTime: boolean;
  try {
    isInTime = await port.cancelPayout({ brand: payment.brand, reference: payment.id });
  } catch (error) {
    parts.log.warn({ err: error, payment: payment.id }, 'a provider could not be asked to stop a payout');
    return payment;
  }
  return withLockedPlayer(parts, payment.playerId, async (desk) => {
    const present = await lockExistingPayment(desk.till, payment);
    // A callback has settled the payment in the meantime.
    if (present.status !== 'CancelInitialized') return present;
    if (isInTime)
      return endWithdrawal(parts, desk, present, { to: 'Cancelled', by: 'provider', why: 'stopped in time' });
    return desk.till.move(present, {
      by: 'provider',
      why: 'too late to be stopped',
      to: 'Initialized',
      set: { cancelReason: null, askingUntil: null, dueAt: nextStatusPollAt(present, parts.clock.now()) },
    });
  });
}

const tooLate = () => new Refusal('CancelRefused', { status: 409, reasons: ['tooLate'] });
