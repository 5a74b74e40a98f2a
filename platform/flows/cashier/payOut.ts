import { HOUR, SECOND } from '@foyer/domain/duration.ts';
import { ordered, providerReason, type Payment } from '../../modules/cashier/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import { nextStatusPollAt } from './nextStatusPoll.ts';
import { requestPayoutCancellation } from './cancelWithdrawal.ts';
import {
  PROVIDER_TIMEOUT_MS,
  withLockedPlayer,
  lockExistingPayment,
  type CashierDeps,
} from './lockedPlayer.ts';
import { endWithdrawal } from './outcomes.ts';
import { waitBeforePayout, nextCheckAt, providerWait } from './requestWithdrawal.ts';

const FIRST_RETRY_MS = 30 * SECOND;
const LONGEST_RETRY_MS = 6 * HOUR;

/**
 * Sends a payout to the provider unless something holds it back. The attempt is recorded before the request
 * is sent, and the provider recognises repeated references. Without a response it is retried with growing
 * delays.
 */
export async function payOut(parts: CashierDeps, id: Pick<Payment, 'id' | 'playerId'>): Promise<void> {
  const asking = await withLockedPlayer(parts, id.playerId, async (desk) => {
    const payment = await desk.till.hold(id.id);
    if (payment?.type !== 'Withdrawal' || payment.status !== 'Initialized') return null;
    const now = parts.clock.now();
    const hold = payment.askedAt === null ? waitBeforePayout(parts, desk, payment) : null;
    if (hold) {
      const isTold = payment.wait?.for === hold.for && payment.wait.by?.getTime() === hold.by?.getTime();
      if (isTold) await desk.till.putOff(payment, nextCheckAt(hold, now));
      else
        await desk.till.move(payment, {
          by: 'platform',
          why: `held back: ${hold.for}`,
          set: { wait: hold, dueAt: nextCheckAt(hold, now) },
        });
      return null;
    }
    const tries = payment.tries + 1;
    return desk.till.move(payment, {
      by: 'platform',
      why: 'asked the provider',
      set: {
        askedAt: payment.askedAt ?? now,
        askingUntil: new Date(now.getTime() + PROVIDER_TIMEOUT_MS),
        tries,
        wait: providerWait(payment, now),
        dueAt: new Date(now.getTime() + PROVIDER_TIMEOUT_MS + retryDelayMs(tries)),
      },
    });
  });
  if (asking) await askToPay(parts, asking);
}

const retryDelayMs = (tries: number): number => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (tries - 1));

async function askToPay(parts: CashierDeps, asking: Payment): Promise<void> {
  const port = parts.paymentPorts[asking.provider];
  if (!port) return;
  const accounts = await parts.cashier.accounts(parts.database.query, asking.playerId);
  const account = accounts.find(({ id }) => id === asking.accountId);
  try {
    await port.payOut({
      brand: asking.brand,
      reference: asking.id,
      playerId: asking.playerId,
      amount: ordered(asking),
      country: asking.country,
      locale: asking.locale,
      method: asking.providerMethod,
      account: account?.providerAccount ?? null,
    });
    await answered(parts, asking);
  } catch (error) {
    const isRefused = error instanceof Refusal && error.type === 'PayoutRefused';
    parts.log.warn({ err: error, payment: asking.id, isRefused }, 'a payout was not taken by its provider');
    if (isRefused) await refused(parts, asking, error.keys['reason'] ?? null);
  }
}

/** The provider has accepted the payout; its callback will settle it. */
async function answered(parts: CashierDeps, asking: Payment): Promise<void> {
  const present = await withLockedPlayer(parts, asking.playerId, async (desk) => {
    const payment = await lockExistingPayment(desk.till, asking);
    // The callback arrived before the response.
    if (!isUnderWay(payment)) return null;
    const isCancelled = payment.status === 'CancelInitialized';
    return desk.till.move(payment, {
      by: 'provider',
      why: 'taken by the provider',
      set: {
        askingUntil: null,
        dueAt: isCancelled ? payment.dueAt : nextStatusPollAt(payment, parts.clock.now()),
      },
    });
  });
  // The player cancelled the withdrawal while the request was in flight.
  if (present?.status === 'CancelInitialized') await requestPayoutCancellation(parts, present);
}

/** The provider refuses the payout, so the money returns to the player. @param word the provider's reason */
const refused = (parts: CashierDeps, asking: Payment, word: string | null): Promise<unknown> =>
  withLockedPlayer(parts, asking.playerId, async (desk) => {
    const payment = await lockExistingPayment(desk.till, asking);
    if (!isUnderWay(payment)) return;
    await endWithdrawal(parts, desk, payment, {
      to: 'Cancelled',
      by: 'provider',
      why: word ?? 'payout refused',
      refusal: { type: 'RefusedByProvider', rule: null, reason: providerReason(word) },
    });
  });

const isUnderWay = ({ status }: Payment): boolean =>
  status === 'Initialized' || status === 'CancelInitialized';
