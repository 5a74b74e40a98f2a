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
  v.object({
    ask: v.literal('payout'),
    ...payment,
    /** Reference of the deposit that this payout returns; absent for a withdrawal. */
    refundOf: v.optional(text),
  }),
  v.object({ ask: v.literal('cancelDeposit'), ...named }),
  v.object({ ask: v.literal('cancelPayout'), ...named }),
  v.object({ ask: v.literal('latest'), ...named }),
]);
/** A casino's request in the terms of the sandbox. `latest` requests the current state of a payment. */
export type ProviderRequest = v.InferOutput<typeof requestSchema>;
export type DepositRequest = Extract<ProviderRequest, { ask: 'deposit' }>;
export type PayoutRequest = Extract<ProviderRequest, { ask: 'payout' }>;
type Ask = ProviderRequest['ask'];
type Fields = { readonly [Name in keyof DepositRequest | keyof PayoutRequest]?: unknown };

export type Asks = Readonly<Record<string, Ask>>;

/** Validates the fields of a request, which each company names differently; null when a field is invalid. */
export function requestOf(asks: Asks, name: unknown, fields: Fields): ProviderRequest | null {
  const read = v.safeParse(requestSchema, { ...fields, ask: asks[String(name)] });
  return read.success ? read.output : null;
}

export type OrderResponse =
  | { readonly is: 'frame'; readonly url: string }
  | { readonly is: 'taken' }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'cancelled'; readonly inTime: boolean };

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

export interface Notice extends Pick<ProviderRequest, 'merchant' | 'reference'> {
  /** The company's message id. A message that is sent again keeps its id. */
  readonly id: string;
  readonly event: PaymentEvent;
  readonly amount: Money;
  /** Failure reason; null for a success. */
  readonly reason: string | null;
  readonly account: Account | null;
  /** Whether the payout returns a deposit. */
  readonly isRefund?: boolean;
  readonly nowMs: number;
}

export interface ReceivedOrder extends ReceivedRequest {
  readonly path: string;
}

export interface PaymentDialect {
  readonly label: string;
  readonly paths: readonly string[];
  /** Parses a request; null when the signature or the content is invalid. */
  read(request: ReceivedOrder, key: string): ProviderRequest | null;
  answer(answer: OrderResponse, request: ReceivedOrder, key: string): SignedMessage;
  notify(notice: Notice, key: string): SignedMessage;
}

/** Parses an amount in major units such as `12.50`; null when it is invalid. */
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
