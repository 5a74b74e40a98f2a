import type { IncomingHttpHeaders } from 'node:http';

/** What a casino asked of the company: to find out who somebody is. */
export interface Order {
  readonly merchant: string;
  /** The casino's own name for it. */
  readonly reference: string;
  readonly returnUrl: string;
  /** The casino wants to know all that has been verified of the customer, and not the company's name for him alone. */
  readonly wantsPerson: boolean;
}

/** What the company has verified of its customer. */
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

/** How a sign-in came out. */
export interface Result extends Order {
  readonly outcome: Outcome;
  /** The company's name for its customer, where it found out. */
  readonly customer: string;
  /** Where the casino wanted it. */
  readonly person: Person | null;
  readonly nowMs: number;
}

/** A company's own tongue: the same three things said in five ways. */
export interface Dialect {
  readonly label: string;
  /** Below the company's address. */
  readonly path: string;
  /** Null when it is not signed by a casino we know, or makes no sense. */
  read(heard: ReceivedRequest, key: string): Order | null;
  /** The answer to an order. @param url where the casino is to send the browser */
  answer(heard: ReceivedRequest, url: string, key: string): SignedMessage;
  /** The signed callback. */
  notify(result: Result, key: string): SignedMessage;
}
