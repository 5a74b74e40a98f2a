import type { IncomingHttpHeaders } from 'node:http';

/** A casino's request to identify a player. */
export interface Order {
  readonly merchant: string;
  /** The casino's id for this sign-in. */
  readonly reference: string;
  readonly returnUrl: string;
  /** Whether the casino wants the verified personal data, or only the company's customer id. */
  readonly wantsPersonalData: boolean;
}

/** Personal data that the company has verified. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
  readonly accountHolder: string;
}

export interface ReceivedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface SignedMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Outcome = 'success' | 'refusal' | 'abandonment';

/** Result of a sign-in. */
export interface Result extends Order {
  readonly outcome: Outcome;
  /** The company's id for the customer; empty when they were not identified. */
  readonly customer: string;
  /** Null when the casino did not request it. */
  readonly person: Person | null;
  readonly nowMs: number;
}

/** A company's wire format for the three messages: request, response and callback. */
export interface Dialect {
  readonly label: string;
  /** Path of the API below the company's base URL. */
  readonly path: string;
  /** Parses a request; null when the signature or the content is invalid. */
  read(request: ReceivedRequest, key: string): Order | null;
  /**
   * Builds the response to a request.
   * @param url address to which the casino sends the browser
   */
  answer(request: ReceivedRequest, url: string, key: string): SignedMessage;
  /** Builds the signed callback. */
  notify(result: Result, key: string): SignedMessage;
}
