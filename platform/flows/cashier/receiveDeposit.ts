import { DAY } from '@foyer/domain/duration.ts';
import type { PaidAccount, Payment, PaymentNotice } from '../../modules/cashier/index.ts';
import { deposit } from '../../modules/wallet/index.ts';
import { requireSourceOfWealth } from '../compliance/decide.ts';
import { requestKyc } from '../compliance/kyc.ts';
import { creditOrHold, type Arrival } from './creditOrHold.ts';
import { CALLER, deskIn, type CashierDeps, type LockedPlayer } from './lockedPlayer.ts';
import { depositKey } from './outcomes.ts';

/** The money of a deposit is here: with this transaction the player has it to play, or it is held and returned. */
export async function receiveDeposit(
  parts: CashierDeps,
  desk: LockedPlayer,
  payment: Payment,
  paidFrom: PaidAccount | null,
): Promise<void> {
  const { tx } = desk;
  const accountId = paidFrom ? await parts.cashier.keepAccount(tx, payment, paidFrom) : payment.accountId;
  const checked = paidFrom
    ? await afterAccountCheck(parts, desk, { ...paidFrom, provider: payment.provider })
    : desk;
  const arrival = await creditOrHold(parts, checked, payment);
  const received = { ...payment, accountId };
  if (arrival.decision === 'credit') await credit(parts, checked, received);
  else await hold(parts, checked, received, arrival);
}

/** The comparison may block the player, so the player is read again. */
async function afterAccountCheck(
  parts: CashierDeps,
  desk: LockedPlayer,
  account: PaidAccount & { readonly provider: string },
): Promise<LockedPlayer> {
  if (!parts.comparePaymentAccount) return desk;
  await parts.comparePaymentAccount(desk.tx, desk.player, account);
  return deskIn(parts, desk.tx, desk.player.id);
}

async function credit(parts: CashierDeps, desk: LockedPlayer, payment: Payment): Promise<void> {
  const { tx, till } = desk;
  const { id: reference, playerId, amount, accountId } = payment;
  await parts.limits.arrive(tx, playerId, { reference, amount });
  await parts.wallet.post(tx, deposit({ caller: CALLER, key: depositKey(payment), playerId, amount }));
  await till.move(payment, {
    by: 'provider',
    why: 'paid',
    to: 'Completed',
    set: { accountId, frameUrl: null, refusal: null },
  });
  await checkDepositor(parts, desk);
}

/** What each credited deposit is an occasion for: papers that its sum makes due. */
export async function checkDepositor(parts: CashierDeps, desk: LockedPlayer): Promise<void> {
  await askForSourceOfWealth(parts, desk);
  await askForIdentity(parts, desk);
}

/**
 * LIMIT-12: the money is held apart. In the ledger it has left funding and is pending, so that it is no balance of the
 * player's; the payment is on its way back, and the next round asks for its refund.
 */
async function hold(
  parts: CashierDeps,
  { tx, till }: LockedPlayer,
  payment: Payment,
  { reason, rule }: Extract<Arrival, { decision: 'hold' }>,
): Promise<void> {
  const { id: paymentId, playerId, brand, amount, accountId } = payment;
  const transferKey = depositKey(payment);
  await parts.limits.releaseRoom(tx, paymentId);
  await parts.wallet.post(
    tx,
    deposit({ caller: CALLER, key: transferKey, playerId, amount, status: 'pending' }),
  );
  const needsOperator = accountId === null ? 'the provider did not say which account it came from' : null;
  await parts.cashier.held.add(tx, {
    paymentId,
    playerId,
    brand,
    reason,
    rule,
    accountId,
    transferKey,
    needsOperator,
  });
  await till.move(payment, {
    by: 'platform',
    why: `paid, and held: ${reason}`,
    to: 'RollbackInitialized',
    set: {
      accountId,
      frameUrl: null,
      refusal: { type: reason, rule },
      wait: { for: needsOperator === null ? 'Refund' : 'Review', by: null },
      dueAt: needsOperator === null ? parts.clock.now() : null,
    },
  });
  const about = { payment: paymentId, reason, provider: payment.provider };
  if (needsOperator === null) parts.log.warn(about, 'a deposit is held and will be returned');
  else parts.log.error({ ...about, needsOperator }, 'a held deposit cannot be returned by itself');
}

/** The deposit had ended, and its money has come after all: a payment of its own takes it up. */
export async function receiveLate(
  parts: CashierDeps,
  desk: LockedPlayer,
  ended: Payment,
  { account, noticeId }: PaymentNotice,
): Promise<void> {
  const { id: lateOf, idempotencyKey: _, ...terms } = ended;
  await desk.till.putOff(ended, null);
  const late = await desk.till.begin(
    {
      ...terms,
      lateOf,
      idempotencyKey: `late ${lateOf}`,
      returnUrl: null,
      dueAt: null,
      wait: { for: 'Provider', by: null },
    },
    'provider',
  );
  await receiveDeposit(parts, desk, late, account);
  parts.log.warn(
    { payment: lateOf, late: late.id, noticeId },
    'the money of an ended deposit came after all',
  );
}

/** MONEY-06: deposits are counted over this time. */
const COUNTED_MS = 180 * DAY;

/** MONEY-06: with the deposit that reaches the licence's threshold the source of wealth is asked for. */
async function askForSourceOfWealth(parts: CashierDeps, { tx, player, site }: LockedPlayer): Promise<void> {
  if (player.sourceOfWealth !== null) return;
  const now = parts.clock.now().getTime();
  const acceptedAt = player.sourceOfWealthAcceptedAt?.getTime() ?? -1;
  const since = new Date(Math.max(now - COUNTED_MS, acceptedAt + 1));
  const euros = site?.settings.rules.sourceOfWealthDepositsEuros ?? 0;
  const cents = await parts.cashier.depositedEuroCents(tx, player.id, since);
  if (cents < BigInt(euros) * 100n) return;
  const why = `deposits of ${euros} EUR in 180 days`;
  await requireSourceOfWealth(parts, tx, { playerId: player.id, why });
}

const EVER = new Date(0);

/** LIC-19: with the deposit that reaches the licence's sum the player is asked for identity documents. */
async function askForIdentity(parts: CashierDeps, { tx, player, site }: LockedPlayer): Promise<void> {
  if (player.kyc.status !== 'NotNeed') return;
  const euroCents = await parts.cashier.depositedEuroCents(tx, player.id, EVER);
  await requestKyc(parts, tx, player, { site, occasion: { type: 'deposit', euroCents } });
}
