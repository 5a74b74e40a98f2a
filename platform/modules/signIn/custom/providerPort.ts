import type { IncomingHttpHeaders } from 'node:http';
import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import type { PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';

export interface LoginOrder {
  /** Sent to the provider as the merchant. */
  readonly brand: BrandId;
  /** Our reference; the provider repeats it in every message about this sign-in. */
  readonly reference: string;
  /** The URL to which the provider redirects the browser, whatever the outcome. */
  readonly returnUrl: string;
  readonly locale: Locale;
  readonly country: string;
  /** Whether the provider should also send the personal data that a registration needs. */
  readonly wantsPerson: boolean;
}

export interface LoginNotice {
  /** The merchant for which the customer was identified. */
  readonly brand: string;
  readonly reference: string;
  readonly outcome: 'succeeded' | 'refused' | 'abandoned';
  /** The provider's customer id; null unless the sign-in succeeded. */
  readonly subject: string | null;
  /** Personal data, if it was requested and the provider sends it; otherwise null. */
  readonly person: VerifiedPerson | null;
}

export interface ProviderCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly now: Date;
}

export interface CallbackResponse {
  readonly type: string;
  readonly body: string;
}

/** Port to a payment provider that identifies customers. Each company has its own adapter. */
export interface ProviderLoginPort {
  /** @returns the URL to redirect the browser to */
  begin(order: LoginOrder): Promise<string>;
  /** @throws Refusal BadSignature, StaleTimestamp, BadRequest */
  read(call: ProviderCall): LoginNotice;
  /** The response that the company expects once its callback has been processed. */
  acknowledge(call: ProviderCall): CallbackResponse;
}

export type ProviderLoginPorts = Readonly<Partial<Record<PaymentProvider, ProviderLoginPort>>>;
