import { fromJson, money, MoneyError, type Money } from '@foyer/domain/money.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import * as v from 'valibot';
import type { SignedMessage } from '../../companies/http.ts';
import type { ReceivedRequest } from '../../paymentLogins/dialects/dialect.ts';

const text = v.pipe(v.string(), v.minLength(1));
const named = {
  merchant: text,
  /** The casino's id for the payment and the idempotency key: a repeated request refers to the same payment. */
  reference: text,
};
const payment = {
  ...named,
  player: text,
  amount: v.custom<Money>((amount) => amount !== null),
  method: text,
  /** The company's id of a previously used account; null for another account. */
  account: v.optional(v.nullable(v.string()), null),
};
const requestSchema = v.variant('ask', [
  v.object({ ask: v.literal('deposit'), ...payment, returnUrl: text, locale: text }),
  v.object({ ask: v.literal('payout'), ...payment }),
  v.object({ ask: v.literal('cancelDeposit'), ...named }),
  v.object({ ask: v.literal('cancelPayout'), ...named }),
  v.object({ ask: v.literal('latest'), ...named }),
]);
/** A casino's request, independent of any company's wire format. `latest` asks for the state of a payment. */
export type ProviderRequest = v.InferOutput<typeof requestSchema>;
export type DepositRequest = Extract<ProviderRequest, { ask: 'deposit' }>;
export type PayoutRequest = Extract<ProviderRequest, { ask: 'payout' }>;
type Ask = ProviderRequest['ask'];

/** What a company's API can be asked for, by the path, method or type that requests it. */
export type Asks = Readonly<Record<string, Ask>>;

/**
 * Validates the fields of a request, which each company names differently; null when a field is invalid.
 * @param name path, method or type of the request
 */
export function requestOf(
  asks: Asks,
  name: unknown,
  fields: { readonly [Name in keyof DepositRequest]?: unknown },
): ProviderRequest | null {
  const read = v.safeParse(requestSchema, { ...fields, ask: asks[String(name)] });
  return read.success ? read.output : null;
}

export type OrderResponse =
  | { readonly is: 'frame'; readonly url: string }
  | { readonly is: 'taken' }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'cancelled'; readonly inTime: boolean };

/** A company's responses to the four outcomes of a request. */
interface Responses<Body> {
  readonly frame: (url: string) => Body;
  readonly taken: Body;
  readonly refused: (reason: string) => Body;
  readonly cancelled: (inTime: boolean) => Body;
}

export function responseOf<Body>(answer: OrderResponse, responses: Responses<Body>): Body {
  switch (answer.is) {
    case 'frame':
      return responses.frame(answer.url);
    case 'taken':
      return responses.taken;
    case 'refused':
      return responses.refused(answer.reason);
    case 'cancelled':
      return responses.cancelled(answer.inTime);
  }
}

export const EVENTS = [
  'deposit.succeeded',
  'deposit.refused',
  'deposit.abandoned',
  'deposit.pending',
  'deposit.reversed',
  'payout.succeeded',
  'payout.refused',
  'payout.pending',
  'payout.returned',
] as const;
export type PaymentEvent = (typeof EVENTS)[number];

export interface Account {
  readonly id: string;
  /** Masked, for example `Nordbank •• 4417`. */
  readonly label: string;
}

/** Content of a callback about a payment. */
export interface Notice extends Pick<ProviderRequest, 'merchant' | 'reference'> {
  /** The company's message id. A message that is sent again keeps its id. */
  readonly id: string;
  readonly event: PaymentEvent;
  readonly amount: Money;
  /** Failure reason; null for a success. */
  readonly reason: string | null;
  readonly account: Account | null;
  readonly nowMs: number;
}

/** A request with its path below the company's base URL. */
export interface ReceivedOrder extends ReceivedRequest {
  readonly path: string;
}

/** A company's wire format for payments. */
export interface PaymentDialect {
  readonly label: string;
  /** Paths of the API below the company's base URL. */
  readonly paths: readonly string[];
  /** Parses a request; null when the signature or the content is invalid. */
  read(request: ReceivedOrder, key: string): ProviderRequest | null;
  answer(answer: OrderResponse, request: ReceivedOrder, key: string): SignedMessage;
  /** Builds the signed callback. */
  notify(notice: Notice, key: string): SignedMessage;
}

/**
 * Parses an amount; null when it is invalid.
 * @param amount in major units, `12.50`
 */
export function ofDecimal(amount: string | undefined, currency: string | undefined): Money | null {
  try {
    return fromJson({ amount: amount ?? '', currency: currency ?? '' });
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

/**
 * Parses an amount; null when it is invalid.
 * @param minor in minor units, `1250`
 */
export const ofMinor = (minor: unknown, currency: unknown): Money | null =>
  isCurrency(currency) && typeof minor === 'string' && /^\d{1,15}$/.test(minor)
    ? money(BigInt(minor), currency)
    : null;
