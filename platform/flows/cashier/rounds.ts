import { MINUTE } from '@foyer/vocabulary/duration.ts';
import type { Payment } from '../../modules/cashier/index.ts';
import { atDesk, type CashierParts } from './desk.ts';
import { askToCancel } from './cancelWithdrawal.ts';
import { cancelDeposit } from './outcomes.ts';
import { payOut } from './payOut.ts';

/** So long another node leaves what this one has taken. */
const LEASE_MS = 2 * MINUTE;
const AT_ONCE = 20;

/**
 * Looks after every payment whose time has come: payouts to be asked for, deposits that nobody came back from. Any
 * number of nodes may do so at once: each takes what no other has. @returns how many were looked after
 */
export async function lookAfterDue(parts: CashierParts): Promise<number> {
  let count = 0;
  for (;;) {
    const due = await parts.cashier.claimDue(AT_ONCE, LEASE_MS);
    for (const payment of due) await lookAfterSafely(parts, payment);
    count += due.length;
    if (due.length < AT_ONCE) return count;
  }
}

type Due = Pick<Payment, 'id' | 'playerId'>;

/** One that cannot be looked after stops nobody else; it comes up again after its lease. */
async function lookAfterSafely(parts: CashierParts, due: Due): Promise<void> {
  try {
    await lookAfter(parts, due);
  } catch (err) {
    parts.log.error({ err, payment: due.id }, 'a payment could not be looked after');
  }
}

async function lookAfter(parts: CashierParts, due: Due): Promise<void> {
  const next = await atDesk(parts, due.playerId, async (desk) => {
    const payment = await desk.till.hold(due.id);
    if (payment?.type !== 'Deposit' || payment.status !== 'Initialized') return payment;
    const runsOutAt = payment.wait?.for === 'Player' ? payment.wait.by : null;
    if (runsOutAt && runsOutAt <= parts.clock.now())
      await cancelDeposit(parts, desk, payment, { by: 'platform', why: 'ran out', type: 'Expired' });
    else await desk.till.putOff(payment, runsOutAt);
    return null;
  });
  if (next?.status === 'Initialized') await payOut(parts, due);
  if (next?.status === 'CancelInitialized') await askToCancel(parts, next);
}
