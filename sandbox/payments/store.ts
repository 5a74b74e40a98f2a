import { randomBytes } from 'node:crypto';
import { money, type Money } from '@foyer/domain/money.ts';
import { accountsOf } from './accounts.ts';
import type { Account, OrderResponse, PayoutRequest, ProviderRequest } from './dialects/dialect.ts';
import { DIALECTS } from './dialects/dialects.ts';
import { createCallbackSender } from './callbackSender.ts';
import type { Payment, PaymentSettings } from './payment.ts';

/** What happens to a payout after it was ordered. */
export const PAYOUT_MODES = ['succeed', 'silent', 'hold', 'refuse', 'fail', 'return'] as const;
export type PayoutMode = (typeof PAYOUT_MODES)[number];

export type PaymentStore = ReturnType<typeof createPaymentStore>;

const MAX_STORED = 500;

export function createPaymentStore(settings: PaymentSettings) {
  const payments = new Map<string, Payment>();
  const byReference = new Map<string, Payment>();
  const closed = new Set<string>();
  const payoutModes = new Map<string, PayoutMode>();
  const cards = new Map<string, Account>();

  function open(company: string, order: Payment['order']): Payment {
    const payment = newPayment(company, order, accountFor(cards, order));
    payments.set(payment.id, payment);
    byReference.set(nameOf(company, order), payment);
    const [oldest] = payments.values();
    if (payments.size > MAX_STORED && oldest) {
      payments.delete(oldest.id);
      byReference.delete(nameOf(oldest.company, oldest.order));
    }
    return payment;
  }

  /** A deposit of an earlier run of the sandbox is unknown to it, and may be refunded. */
  function mayRefund(company: string, { merchant, refundOf }: PayoutRequest): boolean {
    const deposit = refundOf && byReference.get(nameOf(company, { merchant, reference: refundOf }));
    return !deposit || deposit.state?.event === 'deposit.succeeded';
  }

  const frameOf = ({ company, id }: Payment): string => `${settings.frameUrl(company)}/${company}/pay/${id}/`;

  const answerTo = (payment: Payment): OrderResponse =>
    payment.order.ask === 'deposit'
      ? { is: 'frame', url: frameOf(payment) }
      : payoutModes.get(payment.company) === 'refuse' && payment.state === null
        ? { is: 'refused', reason: 'account_closed' }
        : { is: 'taken' };

  return {
    payoutModes,
    /** Processes an order. Idempotent by the casino's reference. */
    take(
      company: string,
      request: Exclude<ProviderRequest, { ask: 'latest' }>,
    ): { readonly answer: OrderResponse; readonly begun: Payment | null } {
      const known = byReference.get(nameOf(company, request));
      if (request.ask === 'cancelPayout') return { answer: cancelled(known), begun: null };
      if (request.ask === 'cancelDeposit') {
        // A cancellation may arrive before its order. The order is then refused when it arrives.
        if (!known) closed.add(nameOf(company, request));
        return { answer: closedPage(known), begun: null };
      }
      if (closed.has(nameOf(company, request)))
        return { answer: { is: 'refused', reason: 'cancelled' }, begun: null };
      if (known && !isSameMoney(known.order.amount, request.amount))
        return { answer: { is: 'refused', reason: 'reference_taken' }, begun: null };
      if (request.ask === 'payout' && !mayRefund(company, request))
        return { answer: { is: 'refused', reason: 'not_paid' }, begun: null };
      const payment = known ?? open(company, request);
      return { answer: answerTo(payment), begun: known ? null : payment };
    },
    find(company: string, id: string): Payment | undefined {
      const payment = payments.get(id);
      return payment?.company === company ? payment : undefined;
    },
    named: (company: string, request: ProviderRequest): Payment | undefined =>
      byReference.get(nameOf(company, request)),
    /** Stores a card's token so that the card can be charged again. */
    storeCard: (card: Account) => void cards.set(card.id, card),
    byId: (id: string): Payment | undefined => payments.get(id),
    all: (): readonly Payment[] => [...payments.values()].toReversed(),
    ...createCallbackSender(settings),
  };
}

/** A real company would ask the player to select an account for a payout; the sandbox uses the first one. */
function accountFor(cards: ReadonlyMap<string, Account>, order: Payment['order']): Account | null {
  const has = accountsOf(order.player, order.method);
  if (order.account === null) return order.ask === 'payout' ? (has[0] ?? null) : null;
  // Card tokens are lost on a restart; the result is then null and the page asks for the card again.
  return cards.get(order.account) ?? has.find(({ id }) => id === order.account) ?? null;
}

const newPayment = (company: string, order: Payment['order'], account: Account | null): Payment => ({
  id: randomBytes(16).toString('hex'),
  company,
  label: DIALECTS[company]?.label ?? company,
  order,
  deliveries: [],
  state: null,
  isCancelled: false,
  account,
  needsBankCode: false,
});

/** Leaves out the kind of request, because a cancellation has the reference of the payment that it cancels. */
const nameOf = (
  company: string,
  { merchant, reference }: Pick<ProviderRequest, 'merchant' | 'reference'>,
): string => `${company} ${merchant} ${reference}`;

const isSameMoney = (one: Money, other: Money): boolean =>
  one.currency === other.currency && one.minor === other.minor;

/** A payout can be cancelled until it has a final state. */
function cancelled(payout: Payment | undefined): OrderResponse {
  const isOpen = payout?.state === null || payout?.state.event === 'payout.pending';
  if (payout?.order.ask !== 'payout' || !(isOpen || payout.isCancelled))
    return { is: 'cancelled', inTime: false };
  payout.isCancelled = true;
  return { is: 'cancelled', inTime: true };
}

/** Closes an unpaid deposit page permanently. A paid deposit, or one that is pending, cannot be cancelled. */
function closedPage(deposit: Payment | undefined): OrderResponse {
  if (!deposit) return { is: 'cancelled', inTime: true };
  if (deposit.order.ask !== 'deposit') return { is: 'cancelled', inTime: false };
  deposit.state ??= { event: 'deposit.abandoned', id: `${deposit.id}-cancelled` };
  const isClosed = NOTHING_TAKEN.has(deposit.state.event);
  deposit.isCancelled ||= isClosed;
  return { is: 'cancelled', inTime: isClosed };
}

const NOTHING_TAKEN: ReadonlySet<string> = new Set(['deposit.abandoned', 'deposit.refused']);

/** The ordered amount plus one minor unit. */
export const changedAmount = ({ order: { amount } }: Payment): Money =>
  money(amount.minor + 1n, amount.currency);
