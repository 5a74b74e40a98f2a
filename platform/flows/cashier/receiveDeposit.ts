import { DAY } from '@foyer/domain/duration.ts';
import type { PaidAccount, Payment, PaymentNotice } from '../../modules/cashier/index.ts';
import { deposit } from '../../modules/wallet/index.ts';
import { requireSourceOfWealth } from '../sourceOfWealth/decide.ts';
import { requestKyc } from '../kyc/moveKyc.ts';
import { creditOrHold, type Arrival } from './creditOrHold.ts';
import { CALLER, lockPlayer, type LockedPlayer } from './lockedPlayer.ts';
import { depositKey } from './outcomes.ts';

/** Credits arrived deposit money, or holds it for a refund, in this transaction. */
export async function receiveDeposit(
  locked: LockedPlayer,
  payment: Payment,
  paidFrom: PaidAccount | null,
): Promise<void> {
  const { tx } = locked;
  const accountId = paidFrom ? await locked.cashier.saveAccount(tx, payment, paidFrom) : payment.accountId;
  const afterComparison = paidFrom
    ? await afterAccountCheck(locked, { ...paidFrom, provider: payment.provider })
    : locked;
  const arrival = await creditOrHold(afterComparison, payment);
  const received = { ...payment, accountId };
  if (arrival.decision === 'credit') await credit(afterComparison, received);
  else await hold(afterComparison, received, arrival);
}

/** The comparison may block the player, so the player is read again. */
async function afterAccountCheck(
  locked: LockedPlayer,
  account: PaidAccount & { readonly provider: string },
): Promise<LockedPlayer> {
  if (!locked.comparePaymentAccount) return locked;
  await locked.comparePaymentAccount(locked.tx, locked.player, account);
  return lockPlayer(locked, locked.tx, locked.player.id);
}

async function credit(locked: LockedPlayer, payment: Payment): Promise<void> {
  const { tx, payments } = locked;
  const { id: reference, playerId, amount, accountId } = payment;
  await locked.limits.arrive(tx, playerId, { reference, amount });
  await locked.wallet.post(tx, deposit({ caller: CALLER, key: depositKey(payment), playerId, amount }));
  await payments.update(payment, {
    by: 'provider',
    why: 'paid',
    to: 'Completed',
    set: { accountId, frameUrl: null, refusal: null },
  });
  await checkDepositorDocuments(locked);
}

/** Asks for the documents that the sum of the player’s deposits now requires. */
export async function checkDepositorDocuments(locked: LockedPlayer): Promise<void> {
  await checkSourceOfWealth(locked);
  await checkIdentity(locked);
}

/** LIMIT-12: held money is a pending transfer in the ledger, outside the balance. The next run requests the refund. */
async function hold(
  locked: LockedPlayer,
  payment: Payment,
  { reason, rule }: Extract<Arrival, { decision: 'hold' }>,
): Promise<void> {
  const { tx, payments } = locked;
  const { id: paymentId, playerId, brand, amount, accountId } = payment;
  const transferKey = depositKey(payment);
  await locked.limits.release(tx, paymentId);
  await locked.wallet.post(
    tx,
    deposit({ caller: CALLER, key: transferKey, playerId, amount, status: 'pending' }),
  );
  const needsOperator = accountId === null ? 'the provider did not say which account it came from' : null;
  await locked.cashier.held.add(tx, {
    paymentId,
    playerId,
    brand,
    reason,
    rule,
    accountId,
    transferKey,
    needsOperator,
  });
  await payments.update(payment, {
    by: 'platform',
    why: `paid, and held: ${reason}`,
    to: 'RollbackInitialized',
    set: {
      accountId,
      frameUrl: null,
      refusal: { type: reason, rule },
      wait: { for: needsOperator === null ? 'Refund' : 'Review', by: null },
      dueAt: needsOperator === null ? locked.clock.now() : null,
    },
  });
  const about = { payment: paymentId, reason, provider: payment.provider };
  if (needsOperator === null) locked.log.warn(about, 'a deposit is held and will be returned');
  else locked.log.error({ ...about, needsOperator }, 'a held deposit cannot be returned by itself');
}

/** Money arrived for a deposit that had ended: a new payment records it. */
export async function receiveLate(
  locked: LockedPlayer,
  ended: Payment,
  { account, noticeId }: PaymentNotice,
): Promise<void> {
  const { id: lateOf, idempotencyKey: _, ...terms } = ended;
  await locked.payments.reschedule(ended, null);
  const late = await locked.payments.begin(
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
  await receiveDeposit(locked, late, account);
  locked.log.warn(
    { payment: lateOf, late: late.id, noticeId },
    'the money of an ended deposit came after all',
  );
}

/** MONEY-06: period over which deposits are summed. */
const SUMMED_MS = 180 * DAY;

/** MONEY-06: requires source of wealth from the deposit on that reaches the licence's threshold. */
async function checkSourceOfWealth(locked: LockedPlayer): Promise<void> {
  const { tx, player, site } = locked;
  if (player.sourceOfWealth !== null) return;
  const now = locked.clock.now().getTime();
  const acceptedAt = player.sourceOfWealthAcceptedAt?.getTime() ?? -1;
  const since = new Date(Math.max(now - SUMMED_MS, acceptedAt + 1));
  const euros = site?.measure('sourceOfWealthDepositsEuros') ?? 0;
  const cents = await locked.cashier.depositedEuroCents(tx, player.id, since);
  if (cents < BigInt(euros) * 100n) return;
  const why = `deposits of ${euros} EUR in 180 days`;
  await requireSourceOfWealth(locked, tx, { playerId: player.id, why });
}

const EVER = new Date(0);

/** LIC-19: requires identity verification from the deposit on that reaches the licence's threshold. */
async function checkIdentity(locked: LockedPlayer): Promise<void> {
  const { tx, player, site } = locked;
  if (player.kyc.status !== 'NotNeed') return;
  const euroCents = await locked.cashier.depositedEuroCents(tx, player.id, EVER);
  await requestKyc(locked, tx, player, { site, occasion: { type: 'deposit', euroCents } });
}
