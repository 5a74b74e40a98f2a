import { heldMoney, type Payment, type PaymentNotice, type Verdict } from '../../modules/cashier/index.ts';
import { deposit } from '../../modules/wallet/index.ts';
import {
  CALLER,
  lockExistingPayment as present,
  type CashierDeps,
  type LockedPlayer,
} from './lockedPlayer.ts';
import { depositKey } from './outcomes.ts';

interface Returning {
  readonly payment: Payment;
  readonly held: heldMoney.HeldDeposit;
  readonly refund: heldMoney.Refund;
}

/** Applies a provider's notice about a refund. */
export async function settleRefund(
  parts: CashierDeps,
  desk: LockedPlayer,
  payment: Payment,
  { reference, outcome, reason }: PaymentNotice,
): Promise<Verdict> {
  const returning = await readReturning(parts, desk, reference, payment);
  if (!returning) return 'UnknownPayment';
  const effect = heldMoney.refundEffectOf(returning.refund.state, outcome);
  switch (effect) {
    case 'contradicts':
      return 'PaymentContradicted';
    case 'nothing':
      return 'NoEffect';
    case 'accept':
      await parts.cashier.held.changeRefund(desk.tx, reference, { state: 'Accepted' });
      return 'Taken';
    case 'pay':
      await pay(parts, desk, returning);
      return 'Taken';
    case 'refuse':
      await refuse(parts, desk, returning, reason);
      return 'Taken';
    case 'sendBack':
      await sendBack(parts, desk, returning, reason);
      return 'Taken';
  }
}

/** The provider will not pay the refund: a person decides. */
export async function refuseRefund(
  parts: CashierDeps,
  desk: LockedPlayer,
  reference: string,
  reason: string | null,
): Promise<void> {
  const returning = await readReturning(parts, desk, reference);
  if (returning && heldMoney.isUnderWay(returning.refund.state)) await refuse(parts, desk, returning, reason);
}

/** The provider has stopped the refund of money that the payer's bank took back. */
export async function endStoppedRefund(
  parts: CashierDeps,
  desk: LockedPlayer,
  reference: string,
): Promise<void> {
  const returning = await readReturning(parts, desk, reference);
  if (!returning || !heldMoney.isUnderWay(returning.refund.state)) return;
  await parts.cashier.held.changeRefund(desk.tx, reference, { state: 'Stopped' });
  await chargeBack(parts, desk, returning);
}

/** LIMIT-12: the payer's bank takes held money back. Nothing of it was the player's, so nothing is owed. */
export async function reverseHeld(parts: CashierDeps, desk: LockedPlayer, payment: Payment): Promise<void> {
  const { tx, till } = desk;
  const held = await parts.cashier.held.read(tx, payment.id);
  if (!held || held.outcome !== null) return;
  const refund = await parts.cashier.held.lastRefund(tx, payment.id);
  if (!refund || !heldMoney.isUnderWay(refund.state)) return chargeBack(parts, desk, { payment, held });
  // The provider is asked to stop the refund before it is known how this ends.
  await parts.cashier.held.change(tx, payment.id, { reversedAt: parts.clock.now() });
  await till.move(payment, {
    by: 'provider',
    why: 'taken back by the bank while its refund is on its way',
    set: { dueAt: parts.clock.now() },
  });
}

async function readReturning(
  { cashier }: CashierDeps,
  { tx, till }: LockedPlayer,
  reference: string,
  known?: Payment,
): Promise<Returning | null> {
  const refund = await cashier.held.refundNamed(tx, reference);
  const held = refund && (await cashier.held.read(tx, refund.paymentId));
  if (!refund || !held) return null;
  return { refund, held, payment: known ?? (await present(till, { id: held.paymentId })) };
}

/** The money is with the payer again. */
async function pay(
  { cashier, wallet, log }: CashierDeps,
  { tx, till }: LockedPlayer,
  { payment, held, refund }: Returning,
): Promise<void> {
  await cashier.held.changeRefund(tx, refund.reference, { state: 'Paid' });
  await wallet.conclude(tx, { caller: CALLER, key: held.transferKey }, 'voided');
  await cashier.held.change(tx, payment.id, { outcome: 'Refunded', needsOperator: null });
  await till.move(payment, { by: 'provider', why: 'refund paid', to: 'RolledBacked' });
  if (held.reversedAt)
    log.error({ payment: payment.id }, 'held money was refunded and taken back by the bank as well');
}

async function refuse(
  parts: CashierDeps,
  desk: LockedPlayer,
  { payment, held, refund }: Returning,
  reason: string | null,
): Promise<void> {
  const { cashier } = parts;
  await cashier.held.changeRefund(desk.tx, refund.reference, { state: 'Refused', providerReason: reason });
  if (held.reversedAt) return chargeBack(parts, desk, { payment, held });
  await askOperator(parts, desk, payment, `the provider refused the refund: ${reason ?? 'no reason given'}`);
}

/** The payer's bank returned the refund: the money is here again, or still. */
async function sendBack(
  parts: CashierDeps,
  desk: LockedPlayer,
  { payment, held, refund }: Returning,
  reason: string | null,
): Promise<void> {
  const { tx } = desk;
  await parts.cashier.held.changeRefund(tx, refund.reference, { state: 'SentBack', providerReason: reason });
  if (held.reversedAt && held.outcome === null) return chargeBack(parts, desk, { payment, held });
  if (held.outcome === 'Refunded') {
    const transferKey = `${depositKey(payment)} after ${refund.reference}`;
    const { playerId, amount } = payment;
    await parts.wallet.post(
      tx,
      deposit({ caller: CALLER, key: transferKey, playerId, amount, status: 'pending' }),
    );
    await parts.cashier.held.change(tx, payment.id, { outcome: null, transferKey });
  }
  await askOperator(parts, desk, payment, `the bank sent the refund back: ${reason ?? 'no reason given'}`);
}

async function askOperator(
  { cashier, log }: CashierDeps,
  { tx, till }: LockedPlayer,
  payment: Payment,
  needsOperator: string,
): Promise<void> {
  await cashier.held.change(tx, payment.id, { needsOperator });
  await till.move(payment, {
    by: 'provider',
    why: needsOperator,
    ...(payment.status !== 'RollbackInitialized' && { to: 'RollbackInitialized' as const }),
    set: { wait: { for: 'Review', by: null }, dueAt: null },
  });
  log.error({ payment: payment.id, needsOperator }, 'a held deposit cannot be returned by itself');
}

async function chargeBack(
  { cashier, wallet }: CashierDeps,
  { tx, till }: LockedPlayer,
  { payment, held }: Pick<Returning, 'payment' | 'held'>,
): Promise<void> {
  await wallet.conclude(tx, { caller: CALLER, key: held.transferKey }, 'voided');
  await cashier.held.change(tx, payment.id, { outcome: 'ChargedBack', needsOperator: null });
  await till.move(payment, {
    by: 'provider',
    why: 'taken back by the bank',
    to: 'RolledBacked',
    set: { refusal: { type: 'Reversed', rule: null } },
  });
}
