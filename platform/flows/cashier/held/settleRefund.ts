import { heldMoney, type Payment, type PaymentNotice, type Verdict } from '../../../modules/cashier/index.ts';
import { deposit } from '../../../modules/wallet/index.ts';
import { CALLER, lockExistingPayment as current, type LockedPlayer } from '../lockedPlayer.ts';
import { depositKey } from '../outcomes.ts';

interface RefundContext {
  readonly payment: Payment;
  readonly held: heldMoney.HeldDeposit;
  readonly refund: heldMoney.Refund;
}

export async function settleRefund(
  locked: LockedPlayer,
  payment: Payment,
  { reference, outcome, reason }: PaymentNotice,
): Promise<Verdict> {
  const context = await readRefundContext(locked, reference, payment);
  if (!context) return 'UnknownPayment';
  const effect = heldMoney.refundEffectOf(context.refund.state, outcome);
  switch (effect) {
    case 'contradicts':
      return 'PaymentContradicted';
    case 'nothing':
      return 'NoEffect';
    case 'accept':
      await locked.cashier.held.changeRefund(locked.tx, reference, { state: 'Accepted' });
      return 'Taken';
    case 'pay':
      await pay(locked, context);
      return 'Taken';
    case 'refuse':
      await refuse(locked, context, reason);
      return 'Taken';
    case 'sendBack':
      await sendBack(locked, context, reason);
      return 'Taken';
  }
}

/** The provider refuses the refund, so an operator must decide. */
export async function refuseRefund(
  locked: LockedPlayer,
  reference: string,
  reason: string | null,
): Promise<void> {
  const context = await readRefundContext(locked, reference);
  if (context && heldMoney.isPending(context.refund.state)) await refuse(locked, context, reason);
}

/** The provider has stopped the refund of a deposit that the payer's bank charged back. */
export async function endStoppedRefund(locked: LockedPlayer, reference: string): Promise<void> {
  const context = await readRefundContext(locked, reference);
  if (!context || !heldMoney.isPending(context.refund.state)) return;
  await locked.cashier.held.changeRefund(locked.tx, reference, { state: 'Stopped' });
  await chargeBack(locked, context);
}

/** LIMIT-12: the payer's bank charges back held money. It was never credited, so the player owes nothing. */
export async function reverseHeld(locked: LockedPlayer, payment: Payment): Promise<void> {
  const { tx, payments } = locked;
  const held = await locked.cashier.held.read(tx, payment.id);
  if (!held || held.outcome !== null) return;
  const refund = await locked.cashier.held.lastRefund(tx, payment.id);
  if (!refund || !heldMoney.isPending(refund.state)) return chargeBack(locked, { payment, held });
  // Before the chargeback is booked, the provider is asked to stop the refund.
  await locked.cashier.held.change(tx, payment.id, { reversedAt: locked.clock.now() });
  await payments.update(payment, {
    by: 'provider',
    why: 'taken back by the bank while its refund is on its way',
    set: { dueAt: locked.clock.now() },
  });
}

async function readRefundContext(
  { cashier, tx, payments }: LockedPlayer,
  reference: string,
  known?: Payment,
): Promise<RefundContext | null> {
  const refund = await cashier.held.findRefund(tx, reference);
  const held = refund && (await cashier.held.read(tx, refund.paymentId));
  if (!refund || !held) return null;
  return { refund, held, payment: known ?? (await current(payments, { id: held.paymentId })) };
}

async function pay(
  { cashier, wallet, log, tx, payments }: LockedPlayer,
  { payment, held, refund }: RefundContext,
): Promise<void> {
  await cashier.held.changeRefund(tx, refund.reference, { state: 'Paid' });
  await wallet.conclude(tx, { caller: CALLER, key: held.transferKey }, 'voided');
  await cashier.held.change(tx, payment.id, { outcome: 'Refunded', needsOperator: null });
  await payments.update(payment, { by: 'provider', why: 'refund paid', to: 'RolledBacked' });
  if (held.reversedAt)
    log.error({ payment: payment.id }, 'held money was refunded and taken back by the bank as well');
}

async function refuse(
  locked: LockedPlayer,
  { payment, held, refund }: RefundContext,
  reason: string | null,
): Promise<void> {
  const { cashier } = locked;
  await cashier.held.changeRefund(locked.tx, refund.reference, { state: 'Refused', providerReason: reason });
  if (held.reversedAt) return chargeBack(locked, { payment, held });
  await requestOperator(locked, payment, `the provider refused the refund: ${reason ?? 'no reason given'}`);
}

/** The bank returned the refund, so the money is held again. */
async function sendBack(
  locked: LockedPlayer,
  { payment, held, refund }: RefundContext,
  reason: string | null,
): Promise<void> {
  const { tx } = locked;
  await locked.cashier.held.changeRefund(tx, refund.reference, { state: 'SentBack', providerReason: reason });
  if (held.reversedAt && held.outcome === null) return chargeBack(locked, { payment, held });
  if (held.outcome === 'Refunded') {
    const transferKey = `${depositKey(payment)} after ${refund.reference}`;
    const { playerId, amount } = payment;
    await locked.wallet.post(
      tx,
      deposit({ caller: CALLER, key: transferKey, playerId, amount, status: 'pending' }),
    );
    await locked.cashier.held.change(tx, payment.id, { outcome: null, transferKey });
  }
  await requestOperator(locked, payment, `the bank sent the refund back: ${reason ?? 'no reason given'}`);
}

async function requestOperator(
  { cashier, log, tx, payments }: LockedPlayer,
  payment: Payment,
  needsOperator: string,
): Promise<void> {
  await cashier.held.change(tx, payment.id, { needsOperator });
  await payments.update(payment, {
    by: 'provider',
    why: needsOperator,
    ...(payment.status !== 'RollbackInitialized' && { to: 'RollbackInitialized' as const }),
    set: { wait: { for: 'Review', by: null }, dueAt: null },
  });
  log.error({ payment: payment.id, needsOperator }, 'a held deposit cannot be returned by itself');
}

async function chargeBack(
  { cashier, wallet, tx, payments }: LockedPlayer,
  { payment, held }: Pick<RefundContext, 'payment' | 'held'>,
): Promise<void> {
  await wallet.conclude(tx, { caller: CALLER, key: held.transferKey }, 'voided');
  await cashier.held.change(tx, payment.id, { outcome: 'ChargedBack', needsOperator: null });
  await payments.update(payment, {
    by: 'provider',
    why: 'taken back by the bank',
    to: 'RolledBacked',
    set: { refusal: { type: 'Reversed', rule: null } },
  });
}
