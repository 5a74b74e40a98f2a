import type { IncomingHttpHeaders } from 'node:http';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { PartnerMessage } from '../../infra/partners/partnerCall.ts';

/** What every order to a payment provider names. */
interface PaymentOrder {
  /** The merchant, in the provider's words. */
  readonly brand: BrandId;
  /** Ours, and the order's idempotency key: the provider knows an order it has seen and answers as before. */
  readonly reference: string;
  readonly playerId: PlayerId;
  readonly amount: Money;
  readonly country: string;
  readonly locale: Locale;
}

export interface DepositOrder extends PaymentOrder {
  /** The method within the provider, as `card` of one that takes cards and wallets. */
  readonly method: string;
  /** The provider's name of an account used before; null for a new one. */
  readonly account: string | null;
  /** Where the frame is sent back to, however it comes out. */
  readonly returnUrl: string;
}

export interface PayoutOrder extends PaymentOrder {
  readonly method: string;
  /** As with a deposit; who is to be paid to a new one, the provider asks. */
  readonly account: string | null;
}

export type NamedOrder = Pick<PaymentOrder, 'brand' | 'reference'>;

/** What a provider tells by its signed callback of one order; it may come twice, late, or before the answer to it. */
export interface PaymentNotice {
  /** The provider's own id of the message. */
  readonly noticeId: string;
  readonly brand: string;
  readonly reference: string;
  readonly kind: 'deposit' | 'payout';
  /**
   * `pending`: taken and not final. `returned`: a payout that had succeeded came back from the bank.
   * `reversed`: a deposit that had succeeded was taken back by the payer's bank.
   */
  readonly outcome: 'succeeded' | 'refused' | 'abandoned' | 'pending' | 'returned' | 'reversed';
  readonly amount: Money;
  /**
   * Why, when it was refused, returned or reversed: `insufficient_funds`, `card_expired`, `account_closed`, `bank_limit`,
   * `suspected_fraud`, or whatever else the provider says, which a player is told in general words.
   */
  readonly reason: string | null;
  /** Where the money came from or went to; null where the provider does not tell. */
  readonly account: PaidAccount | null;
}

export interface PaidAccount {
  /** The provider's name of it, by which it is used again. */
  readonly id: string;
  /** Never whole: `Nordbank •• 4417`. */
  readonly label: string;
}

export interface PaymentCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly now: Date;
}

/** The port to a payment provider; each company has its adapter. Asking the same reference again changes nothing. */
export interface PaymentPort {
  /** The frame in which the player pays stands on this origin, and its messages come from there. */
  readonly frameOrigin: string;
  /** @returns where the frame goes. @throws Refusal PartnerUnavailable */
  beginDeposit(order: DepositOrder): Promise<string>;
  /**
   * Closes the page on which a deposit is paid, also where the order has not arrived yet.
   * @returns true: the provider can no longer take this money, nor will it; false: the money was taken or may still be
   * @throws Refusal PartnerUnavailable
   */
  cancelDeposit(order: NamedOrder): Promise<boolean>;
  /** Asks for a payout; how it comes out is told by a callback. @throws Refusal PartnerUnavailable, PayoutRefused */
  payOut(order: PayoutOrder): Promise<void>;
  /** @returns whether it was still in time. @throws Refusal PartnerUnavailable */
  cancelPayout(order: NamedOrder): Promise<boolean>;
  /**
   * What the company says of a deposit or payout when it is asked: its latest callback, signed as those are, for `read`.
   * Null where it has nothing to say of it. @throws Refusal PartnerUnavailable
   */
  latestCallback(order: NamedOrder): Promise<PartnerMessage | null>;
  /** @throws Refusal BadSignature, StaleTimestamp, BadRequest */
  read(call: PaymentCall): PaymentNotice;
  /** What the company wants to hear when its callback has been taken. */
  thank(call: PaymentCall): { readonly type: string; readonly body: string };
}

/** By provider. */
export type PaymentPorts = Readonly<Record<string, PaymentPort>>;
