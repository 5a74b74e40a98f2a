import { heldMoney, type Payment } from '../../../modules/cashier/index.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { creditOrHold } from '../creditOrHold.ts';
import { CALLER, lockPlayer, type CashierDeps, type LockedPlayer } from '../lockedPlayer.ts';
import { merchantOf } from '../providerRequests.ts';
import { cancelDeposit } from '../outcomes.ts';
import { checkDepositorDocuments } from '../receiveDeposit.ts';

export interface DepositDecision {
  readonly playerId: PlayerId;
  readonly paymentId: string;
  readonly by: string;
  readonly why: string;
}

/** Requests the refund to the source account again. @throws Refusal NotHeld, RefundUnderWay, NoSource */
export async function retryRefund(
  deps: CashierDeps,
  tx: Transaction,
  decision: DepositDecision,
): Promise<void> {
  const deciding = await openDecision(deps, tx, decision);
  const { accountId } = deciding.held;
  if (accountId === null) throw new Refusal('NoSource', { status: 409 });
  await beginRefund(deps, deciding, decision, accountId);
}

/** Refunds to another, verified account of the player. @throws Refusal NotHeld, RefundUnderWay, MethodNotAvailable */
export async function refundTo(
  deps: CashierDeps,
  tx: Transaction,
  decision: DepositDecision & { readonly accountId: string },
): Promise<void> {
  await beginRefund(deps, await openDecision(deps, tx, decision), decision, decision.accountId);
}

/** Credits held money when no reason to hold or refund it is left. @throws NotHeld, RefundUnderWay, NotReleasable */
export async function releaseHeld(
  deps: CashierDeps,
  tx: Transaction,
  decision: DepositDecision,
): Promise<void> {
  const { locked, payment, held } = await openDecision(deps, tx, decision);
  const arrival = await creditOrHold(locked, payment);
  const reason = arrival.decision === 'hold' ? arrival.reason : held.reason;
  if (arrival.decision === 'hold' || !heldMoney.isReleasable(held.reason) || held.reversedAt !== null)
    throw new Refusal('NotReleasable', { status: 409, reasons: [reason] });
  await deps.limits.arrive(tx, payment.playerId, { reference: payment.id, amount: payment.amount });
  await deps.wallet.conclude(tx, { caller: CALLER, key: held.transferKey }, 'posted');
  await deps.cashier.held.change(tx, payment.id, { outcome: 'Released', needsOperator: null });
  await locked.payments.update(payment, {
    by: `operator:${decision.by}`,
    why: `released: ${decision.why}`,
    to: 'Completed',
    set: { refusal: null },
  });
  await checkDepositorDocuments(locked);
}

/** Ends a deposit that, as the provider told the operator, can no longer be paid. @throws Refusal NotFound */
export async function endOpenDeposit(
  deps: CashierDeps,
  tx: Transaction,
  { playerId, paymentId, by, why }: DepositDecision,
): Promise<void> {
  const locked = await lockPlayer(deps, tx, playerId);
  const payment = await locked.payments.lock(paymentId);
  const isOpen = payment?.status === 'CancelInitialized' || payment?.status === 'Initialized';
  if (!isOpen || payment.type !== 'Deposit') throw new Refusal('NotFound', { status: 404 });
  const refusal = payment.refusal ?? { type: 'Expired', rule: null };
  await cancelDeposit(locked, payment, { by: `operator:${by}`, why, refusal });
}

interface Deciding {
  readonly locked: LockedPlayer;
  readonly payment: Payment;
  readonly held: heldMoney.HeldDeposit;
}

async function openDecision(
  deps: CashierDeps,
  tx: Transaction,
  { playerId, paymentId }: DepositDecision,
): Promise<Deciding> {
  const locked = await lockPlayer(deps, tx, playerId);
  const payment = await locked.payments.lock(paymentId);
  const held = payment && (await deps.cashier.held.read(tx, payment.id));
  if (!payment || !held || held.outcome !== null) throw new Refusal('NotHeld', { status: 404 });
  const refund = await deps.cashier.held.lastRefund(tx, payment.id);
  if (refund && heldMoney.isPending(refund.state)) throw new Refusal('RefundUnderWay', { status: 409 });
  return { locked, payment, held };
}

async function beginRefund(
  deps: CashierDeps,
  { locked: { tx, payments, site }, payment }: Deciding,
  { by, why }: DepositDecision,
  accountId: string,
): Promise<void> {
  const accounts = await deps.cashier.accounts(tx, payment.playerId);
  const account = accounts.find(({ id }) => id === accountId);
  const isSource = accountId === payment.accountId;
  const method = isSource ? payment.method : account?.method;
  const terms = site?.paymentMethods.find(({ id }) => id === method);
  const providerMethod = isSource ? payment.providerMethod : terms?.providerMethod;
  if (!account || providerMethod === undefined)
    throw new Refusal('MethodNotAvailable', { status: 409, keys: { account: accountId } });
  const { provider } = account;
  const actor = `operator:${by}` as const;
  const { reference } = await deps.cashier.held.beginRefund(tx, {
    paymentId: payment.id,
    provider,
    providerMethod,
    // The deposit's money is at its own merchant; another provider has other merchants.
    merchant: merchantOf(deps, {
      provider,
      brand: payment.brand,
      merchant: provider === payment.provider ? payment.merchant : null,
    }),
    accountId,
    by: actor,
    why,
  });
  await deps.cashier.held.change(tx, payment.id, { needsOperator: null });
  await payments.update(payment, {
    by: actor,
    why: `refund ${reference} begun: ${why}`,
    set: { wait: { for: 'Refund', by: null }, dueAt: deps.clock.now() },
  });
}
