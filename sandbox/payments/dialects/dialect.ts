import { fromJson, money, MoneyError, type Money } from '@foyer/domain/money.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import type { ReceivedRequest, SignedMessage } from '../../paymentLogins/dialects/dialect.ts';

/** What a casino asks, in nobody's tongue. */
interface Named {
  readonly merchant: string;
  /** The casino's own name of the payment: asked again by the same name, it is the same payment. */
  readonly reference: string;
}
interface PaymentRequest extends Named {
  readonly player: string;
  readonly amount: Money;
  readonly method: string;
  /** Our name of an account used before; null for another. */
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
/** What was told of it last, or would be. */
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
  /** Never whole: `Nordbank •• 4417`. */
  readonly label: string;
}

/** What the company tells of a payment. */
export interface Notice extends Named {
  /** The company's own, of this message; the same message sent again keeps it. */
  readonly id: string;
  readonly event: PaymentEvent;
  readonly amount: Money;
  /** Why, where it came to nothing. */
  readonly reason: string | null;
  readonly account: Account | null;
  readonly nowMs: number;
}

/** An order as it came in. @property path below the company's address */
export interface ReceivedOrder extends ReceivedRequest {
  readonly path: string;
}

/** A company's own tongue for payments. */
export interface PaymentDialect {
  readonly label: string;
  /** Where it is asked, below its address. */
  readonly paths: readonly string[];
  /** Null when it is not signed by a casino we know, or makes no sense. */
  read(heard: ReceivedOrder, key: string): ProviderRequest | null;
  answer(answer: OrderResponse, heard: ReceivedOrder, key: string): SignedMessage;
  /** The signed callback. */
  notify(notice: Notice, key: string): SignedMessage;
}

/** Null for what is no amount. @param amount in major units, `12.50` */
export function ofDecimal(amount: string, currency: string): Money | null {
  try {
    return fromJson({ amount, currency });
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

/** Null for what is no amount. @param minor in minor units, `1250` */
export const ofMinor = (minor: string, currency: string): Money | null =>
  isCurrency(currency) && /^\d{1,15}$/.test(minor) ? money(BigInt(minor), currency) : null;
