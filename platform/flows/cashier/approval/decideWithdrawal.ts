import type { PlayerId } from '@foyer/domain/ids.ts';
import type { approval, Payment } from '../../../modules/cashier/index.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { lockPlayer, type CashierDeps, type LockedPlayer } from '../lockedPlayer.ts';
import { endWithdrawal } from '../outcomes.ts';
import { nextCheckAt, providerWait, waitBeforePayout } from '../requestWithdrawal.ts';

export interface WithdrawalDecision {
  readonly playerId: PlayerId;
  readonly paymentId: string;
  readonly by: string;
  readonly why: string;
}

/**
 * MONEY-13: an operator approves a withdrawal. The next run orders its payout, unless something else holds it back. A
 * repeated approval has no effect. @throws Refusal NotFound, AlreadyDecided (`decision`, `by`), NotWaiting (`status`)
 */
export async function approveWithdrawal(
  deps: CashierDeps,
  tx: Transaction,
  decision: WithdrawalDecision,
): Promise<void> {
  const open = await decide(deps, tx, decision, 'Approved');
  if (!open) return;
  const { locked, payment } = open;
  const now = deps.clock.now();
  const hold = waitBeforePayout(locked, payment, null);
  await locked.payments.update(payment, {
    by: `operator:${decision.by}`,
    why: `approved: ${decision.why}`,
    set: { wait: hold ?? providerWait(payment, now), dueAt: hold ? nextCheckAt(hold, now) : now },
  });
}

/**
 * MONEY-13: an operator rejects a withdrawal, and the money is back in the balance at once. A repeated rejection has no
 * effect. @throws Refusal NotFound, AlreadyDecided (`decision`, `by`), NotWaiting (`status`)
 */
export async function rejectWithdrawal(
  deps: CashierDeps,
  tx: Transaction,
  decision: WithdrawalDecision,
): Promise<void> {
  const open = await decide(deps, tx, decision, 'Rejected');
  if (!open) return;
  await endWithdrawal(open.locked, open.payment, {
    to: 'Cancelled',
    by: `operator:${decision.by}`,
    why: `rejected: ${decision.why}`,
    refusal: { type: 'WithdrawalRejected', rule: 'MONEY-13' },
  });
}

type Decision = NonNullable<approval.Approval['decision']>;

/** Records the decision. Null if the same decision was made before. */
async function decide(
  deps: CashierDeps,
  tx: Transaction,
  { playerId, paymentId, by, why }: WithdrawalDecision,
  decision: Decision,
): Promise<{ readonly locked: LockedPlayer; readonly payment: Payment } | null> {
  const locked = await lockPlayer(deps, tx, playerId);
  const payment = await locked.payments.lock(paymentId);
  const known = payment && (await deps.cashier.approvals.read(tx, payment.id));
  if (!payment || !known) throw new Refusal('NotFound', { status: 404 });
  if (known.decision === decision) return null;
  if (known.decision === 'Ended')
    throw new Refusal('NotWaiting', { status: 409, keys: { status: payment.status } });
  if (known.decision !== null)
    throw new Refusal('AlreadyDecided', {
      status: 409,
      keys: { decision: known.decision, by: known.decidedBy ?? '' },
    });
  await deps.cashier.approvals.decide(tx, payment.id, { decision, by: `operator:${by}`, why });
  return { locked, payment };
}
