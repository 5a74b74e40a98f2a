import type { IncomingHttpHeaders } from 'node:http';
import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import type { PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';

/** What we ask of a payment provider: to find out who somebody is. */
export interface LoginOrder {
  /** The merchant, in the provider's words. */
  readonly brand: BrandId;
  /** Ours; the provider names it in all that it tells of this sign-in. */
  readonly reference: string;
  /** Where the browser is sent back to, however it comes out. */
  readonly returnUrl: string;
  readonly locale: Locale;
  readonly country: string;
  /** Of a newcomer the provider is to tell more than its own name for him. */
  readonly wantsPerson: boolean;
}

/** What a provider tells by its signed callback. */
export interface LoginNotice {
  /** The merchant it was found out for. */
  readonly brand: string;
  readonly reference: string;
  readonly outcome: 'succeeded' | 'refused' | 'abandoned';
  /** The provider's own name for its customer; null unless it succeeded. */
  readonly subject: string | null;
  /** Where it was wanted and the provider tells it. */
  readonly person: VerifiedPerson | null;
}

/** A callback as it came over the wire. */
export interface ProviderCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly now: Date;
}

export interface CallbackResponse {
  readonly type: string;
  readonly body: string;
}

/** The port to a payment provider that signs people in; each company has its adapter. */
export interface ProviderLoginPort {
  /** @returns where the browser goes */
  begin(order: LoginOrder): Promise<string>;
  /** @throws Refusal BadSignature, StaleTimestamp, BadRequest */
  read(call: ProviderCall): LoginNotice;
  /** What the company wants to hear when its callback has been taken. */
  thank(call: ProviderCall): CallbackResponse;
}

export type ProviderLoginPorts = Readonly<Partial<Record<PaymentProvider, ProviderLoginPort>>>;
