import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import {
  ordered,
  effectOf,
  providerReason,
  type Payment,
  type PaymentNotice,
  type Verdict,
} from '../../modules/cashier/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import { nextStatusPollAt } from './polling/nextStatusPoll.ts';
import { withLockedPlayer, type CashierDeps, type LockedPlayer } from './lockedPlayer.ts';
import {
  cancelDeposit,
  completeWithdrawal,
  endWithdrawal,
  rollBackDeposit,
  rollBackWithdrawal,
  type Ending,
} from './outcomes.ts';
import { merchantOf } from './providerRequests.ts';
import { receiveDeposit, receiveLate } from './receiveDeposit.ts';
import { reverseHeld, settleRefund } from './held/settleRefund.ts';

type NoticeRefusal = Exclude<Verdict, 'Taken' | 'NoEffect'>;

const STATUS: Readonly<Record<NoticeRefusal, number>> = {
  UnknownPayment: 404,
  MerchantMismatch: 409,
  KindMismatch: 409,
  AmountMismatch: 409,
  PaymentContradicted: 409,
  NoticeConflict: 409,
};

/**
 * Applies a callback whose signature has been verified. Callbacks may repeat and arrive in any order; each
 * takes effect once. One that does not match the payment moves no money, is stored, and is refused.
 * @throws Refusal UnknownPayment, MerchantMismatch, KindMismatch, AmountMismatch, PaymentContradicted,
 * NoticeConflict, BadRequest, CardNumberReceived
 */
export async function settlePayment(
  deps: CashierDeps,
  provider: string,
  received: PaymentNotice,
): Promise<void> {
  const notice = storable(received);
  await requireNoCardNumber(deps, provider, notice);
  const verdict = await deps.cashier.repeatIfConcurrent(() => applyNotice(deps, provider, notice));
  if (!isRefusal(verdict)) return;
  deps.log.error(
    { provider, noticeId: notice.noticeId, reference: notice.reference, verdict },
    'a callback does not fit its payment: nothing was moved, and a person must look',
  );
  throw new Refusal(verdict, { status: STATUS[verdict] });
}

/** @throws Refusal CardNumberReceived: a card number must never be stored */
async function requireNoCardNumber(
  { cashier, database }: CashierDeps,
  provider: string,
  notice: PaymentNotice,
): Promise<void> {
  const [field] = await cashier.newCardNumberFields(database.query, provider, notice);
  if (field) throw new Refusal('CardNumberReceived', { status: 400, keys: { field, toDo: TO_DO[field] } });
}

const LEAVE_OUT = 'Leave the number out, or send its last four digits.';
const TO_DO = {
  id: 'Send another id of the event. If your ids have digits alone, put a letter in front.',
  reference: 'Send the reference of our order.',
  'account.id': 'Send your own id of the account. If it has digits alone, put a letter in front.',
  'account.label': LEAVE_OUT,
  reason: LEAVE_OUT,
};

async function applyNotice(deps: CashierDeps, provider: string, notice: PaymentNotice): Promise<Verdict> {
  const { cashier, database } = deps;
  const named = await cashier.findByReference(database.query, provider, notice.reference);
  if (named && notice.kind === 'deposit' && notice.outcome === 'succeeded')
    await deps.selfExclusion.registers.queryBeforeArrival(named.playerId);
  if (named)
    return withLockedPlayer(deps, named.playerId, (locked) => applyToPlayer(locked, provider, notice));
  return database.transaction(async (tx) => {
    const known = await cashier.earlierVerdict(tx, provider, notice);
    if (known) return known;
    await cashier.saveNotice(tx, provider, notice, 'UnknownPayment');
    return 'UnknownPayment';
  });
}

async function applyToPlayer(
  locked: LockedPlayer,
  provider: string,
  notice: PaymentNotice,
): Promise<Verdict> {
  const { cashier } = locked;
  const known = await cashier.earlierVerdict(locked.tx, provider, notice);
  if (known) return known;
  // The payment is looked up again, because another callback may have recorded late money under this reference
  // while this one waited for the lock of the player.
  const named = await cashier.findByReference(locked.tx, provider, notice.reference);
  const payment = named && (await locked.payments.lock(named.id));
  const settle = named?.isRefund ? settleRefund : applyEffect;
  const verdict =
    named && payment
      ? (mismatch(payment, notice, {
          isRefund: named.isRefund,
          merchant: expectedMerchant(locked, { provider, brand: payment.brand, merchant: named.merchant }),
        }) ?? (await settle(locked, payment, notice)))
      : 'UnknownPayment';
  await cashier.saveNotice(locked.tx, provider, notice, verdict);
  return verdict;
}

function expectedMerchant(locked: LockedPlayer, order: Parameters<typeof merchantOf>[1]): string {
  const merchant = merchantOf(locked, order);
  if (merchant === null) throw new RangeError(`the payment provider '${order.provider}' is not configured`);
  return merchant;
}

/** What our order says that a callback is about. */
interface Expected {
  readonly merchant: string;
  /** Whether it is a payout that returns the full amount of a deposit. */
  readonly isRefund: boolean;
}

function mismatch(
  payment: Payment,
  { merchant, kind, amount }: PaymentNotice,
  { merchant: expectedId, isRefund }: Expected,
): NoticeRefusal | null {
  const expected = ordered(payment);
  if (merchant !== expectedId) return 'MerchantMismatch';
  if ((kind === 'deposit') !== (payment.type === 'Deposit' && !isRefund)) return 'KindMismatch';
  if (amount.currency !== expected.currency || amount.minor !== expected.minor) return 'AmountMismatch';
  return null;
}

async function applyEffect(locked: LockedPlayer, payment: Payment, notice: PaymentNotice): Promise<Verdict> {
  const effect = effectOf(payment, notice.outcome);
  if (effect === 'contradicts') return 'PaymentContradicted';
  if (effect === 'nothing') return 'NoEffect';
  if (effect === 'receiveLate') {
    if (await locked.cashier.isReversed(locked.tx, notice.reference)) return 'NoEffect';
    await receiveLate(locked, payment, notice);
  } else if (effect === 'reverseHeld') await reverseHeld(locked, payment);
  else if (effect === 'wait') await waitForProvider(locked, payment);
  else if (payment.type === 'Deposit') await applyToDeposit(locked, payment, effect, notice);
  else await applyToWithdrawal(locked, payment, effect, notice);
  return 'Taken';
}

type Effect = ReturnType<typeof effectOf>;

async function applyToDeposit(
  locked: LockedPlayer,
  payment: Payment,
  effect: Effect,
  notice: PaymentNotice,
): Promise<void> {
  if (effect === 'complete') await receiveDeposit(locked, payment, notice.account);
  else if (effect === 'cancel')
    await cancelDeposit(locked, payment, {
      by: 'provider',
      why: whyOf(notice),
      refusal: refusalOf(notice),
    });
  else await rollBackDeposit(locked, payment);
}

async function applyToWithdrawal(
  locked: LockedPlayer,
  payment: Payment,
  effect: Effect,
  notice: PaymentNotice,
): Promise<void> {
  if (effect === 'complete') await completeWithdrawal(locked, payment, notice.account);
  else if (effect === 'rollBack') await rollBackWithdrawal(locked, payment);
  else
    await endWithdrawal(locked, payment, {
      to: effect === 'cancel' ? 'Cancelled' : 'RolledBacked',
      by: 'provider',
      why: whyOf(notice),
      refusal: refusalOf(notice),
    });
}

/** The provider has accepted the payment but not finished it, so the payment no longer expires by itself. */
async function waitForProvider({ clock, payments }: LockedPlayer, payment: Payment): Promise<void> {
  const now = clock.now();
  const by = new Date(now.getTime() + payment.takesMinutes * MINUTE);
  const providerWait = { for: 'Provider' as const, by: payment.takesMinutes > 0 ? by : null };
  const wait = payment.wait?.for === 'Provider' ? payment.wait : providerWait;
  const dueAt =
    payment.status === 'Initialized' ? nextStatusPollAt({ ...payment, wait }, now) : payment.dueAt;
  // The player cancelled the deposit too late: its money is already on the way.
  const isTooLate = payment.type === 'Deposit' && payment.status === 'CancelInitialized';
  await payments.update(payment, {
    by: 'provider',
    why: 'pending',
    ...(isTooLate && { to: 'Initialized' as const }),
    set: { wait, dueAt, requestTimesOutAt: null, ...(isTooLate && { refusal: null }) },
  });
}

const TYPES = {
  refused: 'RefusedByProvider',
  abandoned: 'Abandoned',
  returned: 'Returned',
  reversed: 'Reversed',
} as const;

const refusalOf = ({ outcome, reason }: PaymentNotice): Ending['refusal'] => ({
  type: outcome === 'succeeded' || outcome === 'pending' ? outcome : TYPES[outcome],
  rule: null,
  reason: outcome === 'refused' ? providerReason(reason) : null,
});

const whyOf = ({ outcome, reason }: PaymentNotice): string => reason ?? outcome;

const isRefusal = (verdict: Verdict): verdict is NoticeRefusal =>
  verdict !== 'Taken' && verdict !== 'NoEffect';

/**
 * PostgreSQL text cannot store NUL characters and halves of a surrogate pair; 500 characters exceed any valid value.
 * A text for people that was cut in the middle of a pair must not stop the money.
 */
function storable(notice: PaymentNotice): PaymentNotice {
  const { noticeId, reference, merchant, account } = notice;
  const reason = notice.reason?.replaceAll(HALF_PAIR, '\uFFFD') ?? null;
  const label = account?.label?.replaceAll(HALF_PAIR, '\uFFFD') ?? '';
  const ids = [noticeId, reference, merchant, account?.id ?? ''];
  const isBad = (text: string) => text.includes('\0') || text.length > 500;
  if ([...ids, reason ?? '', label].some(isBad) || ids.some((id) => id.search(HALF_PAIR) >= 0))
    throw new Refusal(ERROR_TYPES.badRequest, { reasons: ['invalid'], keys: { field: 'notice' } });
  return { ...notice, reason, account: account && { ...account, label } };
}

const HALF_PAIR = /\p{Surrogate}/gu;
