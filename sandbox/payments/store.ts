import { randomBytes } from 'node:crypto';
import { money, type Money } from '@foyer/domain/money.ts';
import { accountsOf } from './accounts.ts';
import type { Delivered } from './courier.ts';
import type {
  Account,
  OrderResponse,
  ProviderRequest,
  DepositRequest,
  PayoutRequest,
} from './dialects/dialect.ts';
import { DIALECTS } from './dialects/dialects.ts';
import { createCallbackSender, type CallbackSender, type CallbackDetails } from './callbackSender.ts';

/** A deposit or payout at one of the companies. */
export interface Payment {
  readonly id: string;
  readonly company: string;
  readonly label: string;
  readonly order: DepositRequest | PayoutRequest;
  readonly told: Delivered[];
  /** What became of it last, whether the casino was told or not; null for nothing. */
  standing: CallbackDetails | null;
  isCancelled: boolean;
  account: Account | null;
  /** Whether the bank's code is waited for. */
  asksCode: boolean;
}

/** What becomes of a payout when it is ordered. */
export const PAYOUT_MODES = ['succeed', 'silent', 'hold', 'refuse', 'fail', 'return'] as const;
export type PayoutMode = (typeof PAYOUT_MODES)[number];

export interface PaymentSettings {
  /** By company. */
  readonly keys: Readonly<Record<string, string>>;
  /** Where callbacks go: `<platformUrl>/providers/<company>/payment`. */
  readonly platformUrl: string;
  /** Where a browser finds the pages of a company. */
  readonly frameUrl: (company: string) => string;
  /** Who may have those pages in a frame. */
  readonly lobbyOrigins: readonly string[];
  readonly now: () => number;
}

export type Order = Exclude<ProviderRequest, { readonly ask: 'latest' }>;

export interface PaymentStore extends CallbackSender {
  /** Takes an order, once by its reference. */
  take(company: string, asked: Order): { readonly answer: OrderResponse; readonly begun: Payment | null };
  find(company: string, id: string): Payment | undefined;
  /** By the casino's name of it. */
  named(company: string, asked: ProviderRequest): Payment | undefined;
  byId(id: string): Payment | undefined;
  /** A card may be charged again by its token. */
  keepCard(card: Account): void;
  /** The newest first. */
  all(): readonly Payment[];
  readonly ways: Map<string, PayoutMode>;
}

const KEPT_AT_MOST = 500;

export function createPaymentStore(settings: PaymentSettings): PaymentStore {
  const payments = new Map<string, Payment>();
  const byReference = new Map<string, Payment>();
  const closed = new Set<string>();
  const ways = new Map<string, PayoutMode>();
  const cards = new Map<string, Account>();

  /** What a payout goes to when the casino names nothing is asked of the player; here they name the first they have. */
  const accountFor = (company: string, order: DepositRequest | PayoutRequest): Account | null => {
    const has = accountsOf(company, order.player, order.method);
    if (order.account === null) return order.ask === 'payout' ? (has[0] ?? null) : null;
    // A card that was forgotten, by a restart, is asked for again.
    return cards.get(order.account) ?? has.find(({ id }) => id === order.account) ?? null;
  };

  function open(company: string, order: DepositRequest | PayoutRequest): Payment {
    const id = randomBytes(16).toString('hex');
    const label = DIALECTS[company]?.label ?? company;
    const account = accountFor(company, order);
    const rest = { told: [], standing: null, isCancelled: false, asksCode: false, account };
    const payment: Payment = { id, company, label, order, ...rest };
    payments.set(id, payment);
    byReference.set(nameOf(company, order), payment);
    const [oldest] = payments.values();
    if (payments.size > KEPT_AT_MOST && oldest) {
      payments.delete(oldest.id);
      byReference.delete(nameOf(oldest.company, oldest.order));
    }
    return payment;
  }

  const frameOf = ({ company, id }: Payment): string => `${settings.frameUrl(company)}/${company}/pay/${id}/`;

  const answerTo = (payment: Payment): OrderResponse =>
    payment.order.ask === 'deposit'
      ? { is: 'frame', url: frameOf(payment) }
      : ways.get(payment.company) === 'refuse' && payment.standing === null
        ? { is: 'refused', reason: 'account_closed' }
        : { is: 'taken' };

  return {
    ways,
    take(company, asked) {
      const known = byReference.get(nameOf(company, asked));
      if (asked.ask === 'cancelPayout') return { answer: cancelled(known), begun: null };
      if (asked.ask === 'cancelDeposit') {
        // A cancellation may overtake its order, which is then refused when it arrives.
        if (!known) closed.add(nameOf(company, asked));
        return { answer: closedPage(known), begun: null };
      }
      if (closed.has(nameOf(company, asked)))
        return { answer: { is: 'refused', reason: 'cancelled' }, begun: null };
      if (known && !isSameMoney(known.order.amount, asked.amount))
        return { answer: { is: 'refused', reason: 'reference_taken' }, begun: null };
      const payment = known ?? open(company, asked);
      return { answer: answerTo(payment), begun: known ? null : payment };
    },
    find(company, id) {
      const payment = payments.get(id);
      return payment?.company === company ? payment : undefined;
    },
    named: (company, asked) => byReference.get(nameOf(company, asked)),
    keepCard: (card) => void cards.set(card.id, card),
    byId: (id) => payments.get(id),
    all: () => [...payments.values()].toReversed(),
    ...createCallbackSender(settings),
  };
}

/** A cancellation bears the name of its payout, so the kind of an order is not in it. */
const nameOf = (company: string, { merchant, reference }: ProviderRequest): string =>
  `${company} ${merchant} ${reference}`;

const isSameMoney = (one: Money, other: Money): boolean =>
  one.currency === other.currency && one.minor === other.minor;

/** In time as long as nothing final has been told. */
function cancelled(payout: Payment | undefined): OrderResponse {
  const isOpen = payout?.standing === null || payout?.standing.event === 'payout.pending';
  if (payout?.order.ask !== 'payout' || !(isOpen || payout.isCancelled))
    return { is: 'cancelled', inTime: false };
  payout.isCancelled = true;
  return { is: 'cancelled', inTime: true };
}

/** A page that nobody has paid on is closed for good; what is taken, or on its way from the bank, is not given up. */
function closedPage(deposit: Payment | undefined): OrderResponse {
  if (!deposit) return { is: 'cancelled', inTime: true };
  if (deposit.order.ask !== 'deposit') return { is: 'cancelled', inTime: false };
  deposit.standing ??= { event: 'deposit.abandoned', id: `${deposit.id}-cancelled` };
  const isClosed = NOTHING_TAKEN.has(deposit.standing.event);
  deposit.isCancelled ||= isClosed;
  return { is: 'cancelled', inTime: isClosed };
}

const NOTHING_TAKEN: ReadonlySet<string> = new Set(['deposit.abandoned', 'deposit.refused']);

/** One unit more than was ordered. */
export const changedAmount = ({ order: { amount } }: Payment): Money =>
  money(amount.minor + 1n, amount.currency);
