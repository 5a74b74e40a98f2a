import { DAY } from '@foyer/domain/duration.ts';
import type { Payment } from '../../../modules/cashier/index.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { beginCancel, closeAtProvider } from '../cancelDeposit.ts';
import { withLockedPlayer, lockExistingPayment, type CashierDeps } from '../lockedPlayer.ts';
import type { OrderName } from '../providerRequests.ts';
import { settlePayment } from '../settlePayment.ts';

/** An operator is alerted this long after the promised time, and again with each query. */
const LONG_SILENCE_MS = DAY;

/** Queries an unfinished payment's status and applies it like a callback. Cancels an expired deposit. */
export async function queryPaymentStatus(deps: CashierDeps, updated: Payment): Promise<void> {
  await settleByResponse(deps, { ...updated, reference: updated.id });
  const cancelling = await withLockedPlayer(deps, updated.playerId, async ({ payments }) => {
    const payment = await lockExistingPayment(payments, updated);
    if (payment.status !== 'Initialized' && payment.status !== 'CancelInitialized') return null;
    const now = deps.clock.now();
    const expectedAt = payment.wait?.by ?? payment.requestedAt ?? payment.createdAt;
    if (now.getTime() - expectedAt.getTime() >= LONG_SILENCE_MS) reportSilence(deps, payment);
    const isOverdue = payment.wait?.by !== undefined && payment.wait.by !== null && payment.wait.by <= now;
    if (payment.status !== 'Initialized' || payment.wait?.for !== 'Player' || !isOverdue) return null;
    const refusal = { type: 'Expired', rule: null };
    return beginCancel(deps, payments, payment, { by: 'platform', why: 'ran out', refusal });
  });
  if (cancelling) await closeAtProvider(deps, cancelling);
}

/** Queries a payment's latest status and settles it; without a response nothing changes. */
export async function settleByResponse(
  deps: CashierDeps,
  { provider, brand, merchant, reference }: OrderName,
): Promise<void> {
  const port = deps.paymentPorts[provider];
  if (!port) return;
  try {
    const message = await port.latestCallback({ merchant: merchant ?? port.merchantOf(brand), reference });
    if (!message) return;
    const notice = port.read({ ...message, now: deps.clock.now() });
    // A validly signed message about a different payment is not a response to this query.
    if (notice.reference !== reference)
      throw new Refusal('UnknownPayment', { keys: { reference: notice.reference } });
    await settlePayment(deps, provider, notice);
  } catch (error) {
    deps.log.warn(
      { err: error, payment: reference, provider },
      'a provider did not say how a payment stands',
    );
  }
}

const reportSilence = ({ log }: CashierDeps, { id, type, provider, brand, createdAt }: Payment): void =>
  log.error(
    { payment: id, type, provider, brand, since: createdAt },
    'a provider has told no end of a payment for long: a person must ask it',
  );
