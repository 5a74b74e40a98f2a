import { fromJson, money, MoneyError, type Money } from '@foyer/domain/money.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import type { ReceivedRequest, SignedMessage } from '../../paymentLogins/dialects/dialect.ts';

/** A casino's request, independent of any company's wire format. */
interface Named {
  readonly merchant: string;
  /** The casino's id for the payment and the idempotency key: a repeated request refers to the same payment. */
  readonly reference: string;
}
interface PaymentRequest extends Named {
  readonly player: string;
  readonly amount: Money;
  readonly method: string;
  /** The company's id of a previously used account; null for another account. */
  readonly account: string | null;
}
export interface DepositRequest extends PaymentRequest {
  readonly ask: 'deposit';
  readonly returnUrl: string;
  readonly locale: string;
}
export interface PayoutRequest extends PaymentRequest {
  readonly ask: 'payout';
}
export interface CancelDepositRequest extends Named {
  readonly ask: 'cancelDeposit';
}
export interface CancelRequest extends Named {
  readonly ask: 'cancelPayout';
}
/** Requests the current state of a payment. */
export interface StatusRequest extends Named {
  readonly ask: 'latest';
}
export type ProviderRequest =
  | DepositRequest
  | CancelDepositRequest
  | PayoutRequest
  | CancelRequest
  | StatusRequest;

export type OrderResponse =
  | { readonly is: 'frame'; readonly url: string }
  | { readonly is: 'taken' }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'cancelled'; readonly inTime: boolean };

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
export interface Notice extends Named {
  /** The company's message id. A message that is sent again keeps its id. */
  readonly id: string;
  readonly event: PaymentEvent;
  readonly amount: Money;
  /** Failure reason; null for a success. */
  readonly reason: string | null;
  readonly account: Account | null;
  readonly nowMs: number;
}

/**
 * An incoming request.
 * @property path path below the company's base URL
 */
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
export function ofDecimal(amount: string, currency: string): Money | null {
  try {
    return fromJson({ amount, currency });
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

/**
 * Parses an amount; null when it is invalid.
 * @param minor in minor units, `1250`
 */
export const ofMinor = (minor: string, currency: string): Money | null =>
  isCurrency(currency) && /^\d{1,15}$/.test(minor) ? money(BigInt(minor), currency) : null;
