import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Payment, PlayerPayments } from '../../modules/cashier/index.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { withLockedPlayer, lockExistingPayment, type CashierDeps } from './lockedPlayer.ts';
import { cancelDeposit, type Ending } from './outcomes.ts';
import { requestCancellation } from './providerRequests.ts';

/**
 * Cancels an unfinished deposit for the player. It stays `CancelInitialized` and keeps its reservation in
 * the limits until the provider has closed the payment page, because it may still be paid (LIMIT-12).
 * Idempotent.
 * @throws Refusal NotFound, CancelRefused (`tooLate`)
 */
export async function abandonDeposit(
  deps: CashierDeps,
  { playerId, id }: Pick<Payment, 'playerId' | 'id'>,
): Promise<Payment> {
  const { payment, isBegun } = await withLockedPlayer(deps, playerId, async ({ payments }) => {
    const current = await payments.lock(id);
    if (current?.type !== 'Deposit') throw new Refusal('NotFound', { status: 404 });
    if (current.status === 'Cancelled' || current.status === 'CancelInitialized')
      return { payment: current, isBegun: false };
    if (current.status !== 'Initialized' || current.wait?.for !== 'Player') throw tooLate();
    const refusal = { type: 'Abandoned', rule: null };
    const cancelling = await beginCancel(deps, payments, current, { by: 'player', why: 'given up', refusal });
    return { payment: cancelling, isBegun: true };
  });
  if (!isBegun) return payment;
  const updated = await closeAtProvider(deps, payment);
  if (updated.status === 'Initialized' || updated.status === 'Completed') throw tooLate();
  return updated;
}

export const tooLate = () => new Refusal('CancelRefused', { status: 409, reasons: ['tooLate'] });

/** Moves the deposit to `CancelInitialized`, where it waits for the provider to close the payment page. */
export const beginCancel = (
  { clock }: Pick<CashierDeps, 'clock'>,
  payments: PlayerPayments,
  payment: Payment,
  { by, why, refusal }: Ending,
): Promise<Payment> =>
  payments.update(payment, {
    by,
    why,
    to: 'CancelInitialized',
    set: { refusal, frameUrl: null, wait: { for: 'Provider', by: null }, dueAt: clock.now() },
  });

/** Asks the provider to close the payment page, outside any transaction. Only its confirmation ends the deposit. */
export async function closeAtProvider(deps: CashierDeps, payment: Payment): Promise<Payment> {
  const isClosed = await requestCancellation(deps, 'cancelDeposit', { ...payment, reference: payment.id });
  if (isClosed === null) return payment;
  return withLockedPlayer(deps, payment.playerId, async (locked) => {
    const current = await lockExistingPayment(locked.payments, payment);
    // A callback has settled the payment in the meantime.
    if (current.status !== 'CancelInitialized') return current;
    if (isClosed) {
      const refusal = current.refusal ?? { type: 'Abandoned', rule: null };
      return cancelDeposit(locked, current, { by: 'provider', why: 'its page is closed', refusal });
    }
    return locked.payments.update(current, {
      by: 'provider',
      why: 'too late to be cancelled',
      to: 'Initialized',
      // The next run queries the payment's status.
      set: { refusal: null, wait: { for: 'Provider', by: null }, dueAt: deps.clock.now() },
    });
  });
}

/** The older the deposit, the longer until the provider is asked again to close its page: one minute to six hours. */
export function nextCloseAttemptAt({ createdAt }: Pick<Payment, 'createdAt'>, now: Date): Date {
  const halfMs = (now.getTime() - createdAt.getTime()) / 2;
  return new Date(now.getTime() + Math.min(6 * HOUR, Math.max(MINUTE, halfMs)));
}

const REFUSALS: Readonly<Record<string, Ending['refusal']>> = {
  SELF_EXCLUDED: { type: 'SelfExcluded', rule: 'EXCLUSION-07' },
  TIMEOUT: { type: 'Timeout', rule: 'EXCLUSION-07' },
  ACCOUNT_CLOSED: { type: 'AccountClosed', rule: 'PLAYER-03' },
};

/** EXCLUSION-07: cancels open deposits in the transaction of the cause; the job then closes the payment pages. */
export async function cancelOpenDeposits(
  deps: Pick<CashierDeps, 'cashier' | 'clock'>,
  tx: Transaction,
  playerId: PlayerId,
  cause: string,
): Promise<void> {
  const refusal = REFUSALS[cause];
  if (!refusal) return;
  for (const payment of await deps.cashier.openDeposits(tx, playerId)) {
    if (payment.status !== 'Initialized') continue;
    const payments = deps.cashier.payments(tx, { playerId, brand: payment.brand, mayCancel: false });
    await beginCancel(deps, payments, payment, { by: 'platform', why: refusal.type, refusal });
  }
}
