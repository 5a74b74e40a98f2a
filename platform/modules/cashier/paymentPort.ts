import type { IncomingHttpHeaders } from 'node:http';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { PartnerMessage } from '../../infra/httpClient/httpClient.ts';

interface PaymentOrder {
  /** The operator's id at the provider, from `merchantOf`. */
  readonly merchant: string;
  /** Our reference and idempotency key: the provider responds to a repeated order as before. */
  readonly reference: string;
  readonly playerId: PlayerId;
  readonly amount: Money;
  readonly country: string;
  readonly locale: Locale;
}

export interface DepositOrder extends PaymentOrder {
  /** The provider's own method, such as `card` at a provider of cards and wallets. */
  readonly method: string;
  /** The provider's id of an account used before; null for a new account. */
  readonly account: string | null;
  /** The URL to which the payment frame redirects, whatever the outcome. */
  readonly returnUrl: string;
}

export interface PayoutOrder extends PaymentOrder {
  readonly method: string;
  /** The provider's id of an account used before; null if the provider asks the player for the payee. */
  readonly account: string | null;
}

/** Returns the money of a deposit to the account that paid it. */
interface RefundOrder extends PayoutOrder {
  /** The reference under which the deposit was ordered. */
  readonly deposit: string;
}

export type NamedOrder = Pick<PaymentOrder, 'merchant' | 'reference'>;

/** A provider's signed callback about an order. It may be repeated, late, or precede the response. */
export interface PaymentNotice {
  readonly noticeId: string;
  readonly merchant: string;
  readonly reference: string;
  readonly kind: 'deposit' | 'payout';
  /**
   * `pending`: accepted, not final. `returned`: a paid payout came back from the bank. `reversed`: a paid
   * deposit was charged back by the payer's bank.
   */
  readonly outcome: 'succeeded' | 'refused' | 'abandoned' | 'pending' | 'returned' | 'reversed';
  readonly amount: Money;
  /**
   * Why it was refused, returned or reversed: `insufficient_funds`, `card_expired`, `account_closed`,
   * `bank_limit`, `suspected_fraud`, or another provider code, for which the player sees a general text.
   */
  readonly reason: string | null;
  /** The account the money came from or went to; null when the provider does not report it. */
  readonly account: PaidAccount | null;
}

export interface PaidAccount {
  readonly id: string;
  /** Masked label, such as `Nordbank •• 4417`. */
  readonly label: string;
}

export interface PaymentCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly now: Date;
}

/** Port to a payment provider, implemented by one adapter per company. Orders are idempotent by reference. */
export interface PaymentPort {
  /** Origin of the payment frame, from which its `postMessage` events come. */
  readonly frameOrigin: string;
  /** The operator's id at the provider for a brand. Brands may share one. */
  merchantOf(brand: BrandId): string;
  /** @returns the URL of the payment frame @throws Refusal PartnerUnavailable */
  beginDeposit(order: DepositOrder): Promise<string>;
  /**
   * Closes the payment page of a deposit, also when the order has not reached the provider yet.
   * @returns true when the provider can no longer take this money; false when it was taken or still may be
   * @throws Refusal PartnerUnavailable
   */
  cancelDeposit(order: NamedOrder): Promise<boolean>;
  /** Orders a payout; a callback reports the outcome. @throws Refusal PartnerUnavailable, PayoutRefused */
  payOut(order: PayoutOrder): Promise<void>;
  /** Orders a refund, which is reported and cancelled like a payout. @throws Refusal PartnerUnavailable, PayoutRefused */
  refund(order: RefundOrder): Promise<void>;
  /** @returns whether the payout was stopped in time @throws Refusal PartnerUnavailable */
  cancelPayout(order: NamedOrder): Promise<boolean>;
  /**
   * Queries the latest callback of a deposit or payout, signed like all callbacks, to be passed to `read`.
   * Returns null when the provider has none.
   * @throws Refusal PartnerUnavailable
   */
  latestCallback(order: NamedOrder): Promise<PartnerMessage | null>;
  /** @throws Refusal BadSignature, StaleTimestamp, BadRequest */
  read(call: PaymentCall): PaymentNotice;
  /** The response with which the provider expects a callback to be acknowledged. */
  acknowledge(call: PaymentCall): { readonly type: string; readonly body: string };
}

export type PaymentPorts = Readonly<Record<string, PaymentPort>>;
