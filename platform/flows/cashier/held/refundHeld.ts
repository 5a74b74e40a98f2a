import { DAY } from '@foyer/domain/duration.ts';
import { heldMoney, type Payment } from '../../../modules/cashier/index.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { nextStatusPollAt, retryDelayMs } from '../polling/nextStatusPoll.ts';
import { merchantOf, orderOf, requestCancellation } from '../providerRequests.ts';
import { settleByResponse } from '../polling/queryPaymentStatus.ts';
import {
  PROVIDER_TIMEOUT_MS,
  withLockedPlayer,
  type CashierDeps,
  type LockedPlayer,
} from '../lockedPlayer.ts';
import { endStoppedRefund, refuseRefund } from './settleRefund.ts';

/** Held money of this age alerts an operator, again with each attempt. */
const ALERT_AFTER_MS = DAY;

interface Task {
  readonly step: 'send' | 'ask' | 'stop';
  readonly payment: Payment;
  readonly refund: heldMoney.Refund;
}

/**
 * Refunds a held deposit to its source account, regardless of limits, exclusions and blocks (LIMIT-11). The refund is
 * stored before the provider is asked, and its reference makes repeated requests idempotent.
 */
export async function refundHeld(deps: CashierDeps, due: Pick<Payment, 'id' | 'playerId'>): Promise<void> {
  const task = await withLockedPlayer(deps, due.playerId, (locked) => readNextTask(locked, due.id));
  if (!task) return;
  if (task.step === 'send') return send(deps, task);
  if (task.step === 'stop' && (await tryStopRefund(deps, task))) return;
  const { refund, payment } = task;
  await settleByResponse(deps, { ...refund, brand: payment.brand });
}

async function readNextTask(locked: LockedPlayer, id: string): Promise<Task | null> {
  const { tx, payments } = locked;
  const { held: deposits } = locked.cashier;
  const payment = await payments.lock(id);
  const held = payment?.status === 'RollbackInitialized' ? await deposits.read(tx, id) : null;
  if (!payment || !held || held.outcome !== null) return null;
  const last = await deposits.lastRefund(tx, id);
  const refund = last && heldMoney.isPending(last.state) ? last : await firstRefund(locked, payment, held);
  if (!refund) {
    await payments.reschedule(payment, null);
    return null;
  }
  const now = locked.clock.now();
  if (now.getTime() - held.heldAt.getTime() >= ALERT_AFTER_MS)
    locked.log.error(
      { payment: id, refund: refund.reference, since: held.heldAt },
      'held money has not been returned for long: a person must ask its provider',
    );
  const sent = { tries: refund.tries + 1, merchant: merchantOf(locked, { ...refund, brand: payment.brand }) };
  await deposits.changeRefund(tx, refund.reference, sent);
  const isSent = refund.state === 'Accepted' || held.reversedAt !== null;
  const nextQueryAt = nextStatusPollAt({ wait: null, requestedAt: null, createdAt: held.heldAt }, now);
  await payments.reschedule(
    payment,
    isSent ? nextQueryAt : new Date(now.getTime() + PROVIDER_TIMEOUT_MS + retryDelayMs(sent.tries)),
  );
  const step = held.reversedAt !== null ? 'stop' : isSent ? 'ask' : 'send';
  return { step, payment, refund: { ...refund, ...sent } };
}

/** Returns null when an operator must decide first. */
async function firstRefund(
  locked: LockedPlayer,
  payment: Payment,
  { accountId, needsOperator }: heldMoney.HeldDeposit,
): Promise<heldMoney.Refund | null> {
  if (accountId === null || needsOperator !== null) return null;
  const { cashier, clock, tx, payments } = locked;
  const { id: paymentId, provider, providerMethod } = payment;
  const merchant = merchantOf(locked, payment);
  const by = 'platform';
  const why = 'held money goes back to where it came from';
  const order = { paymentId, provider, providerMethod, merchant, accountId, by, why } as const;
  const refund = await cashier.held.beginRefund(tx, order);
  await payments.update(payment, {
    by,
    why: `refund ${refund.reference} begun`,
    set: { dueAt: clock.now() },
  });
  return refund;
}

async function send(deps: CashierDeps, { payment, refund }: Task): Promise<void> {
  const port = deps.paymentPorts[refund.provider];
  const { reference, providerMethod, merchant, accountId } = refund;
  const ordered = { ...payment, id: reference, providerMethod, merchant, accountId };
  const order = port && (await orderOf(deps, port, ordered));
  if (!order || order.account === null) {
    deps.log.error({ payment: payment.id, provider: refund.provider }, 'nobody can return this held money');
    return;
  }
  try {
    // A refund to another account than the one that paid is a payout.
    if (accountId === payment.accountId)
      await port.refund({ ...order, deposit: payment.lateOf ?? payment.id });
    else await port.payOut(order);
    await accept(deps, { payment, refund });
  } catch (error) {
    const isRefused = error instanceof Refusal && error.type === 'PayoutRefused';
    deps.log.warn({ err: error, payment: payment.id, isRefused }, 'a refund was not taken by its provider');
    if (isRefused)
      await withLockedPlayer(deps, payment.playerId, (locked) =>
        refuseRefund(locked, reference, error.keys['reason'] ?? null),
      );
  }
}

/** The provider has accepted the refund; its callback will settle it. */
const accept = (deps: CashierDeps, { payment, refund }: Pick<Task, 'payment' | 'refund'>): Promise<void> =>
  withLockedPlayer(deps, payment.playerId, async ({ tx, payments }) => {
    const current = await deps.cashier.held.findRefund(tx, refund.reference);
    // The callback arrived before the response.
    if (current?.state !== 'Sending') return;
    await deps.cashier.held.changeRefund(tx, refund.reference, { state: 'Accepted' });
    const now = deps.clock.now();
    await payments.reschedule(
      payment,
      nextStatusPollAt({ wait: null, requestedAt: null, createdAt: now }, now),
    );
  });

/** The payer's bank has charged the deposit back: a refund in flight must not be paid in addition. */
async function tryStopRefund(deps: CashierDeps, { payment, refund }: Task): Promise<boolean> {
  if (!(await requestCancellation(deps, 'cancelPayout', { ...refund, brand: payment.brand }))) return false;
  await withLockedPlayer(deps, payment.playerId, (locked) => endStoppedRefund(locked, refund.reference));
  return true;
}
