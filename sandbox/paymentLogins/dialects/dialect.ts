import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import type { SignedMessage } from '../../companies/http.ts';
import type people from '../people.json';

const text = v.pipe(v.string(), v.minLength(1));
const orderSchema = v.object({
  merchant: text,
  reference: text,
  returnUrl: text,
  /** Whether the casino wants the verified personal data, or only the company's customer id. */
  wantsPersonalData: v.optional(v.boolean(), false),
});
export type Order = v.InferOutput<typeof orderSchema>;

/** Validates the fields of a request, which each company names differently; null when a field is invalid. */
export function orderOf(fields: { readonly [Name in keyof Order]?: unknown }): Order | null {
  const order = v.safeParse(orderSchema, fields);
  return order.success ? order.output : null;
}

export type Person = Omit<(typeof people)[number], 'id' | 'name'>;

export interface ReceivedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Outcome = 'success' | 'refusal' | 'abandonment';

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
  readonly path: string;
  /** Parses a request; null when the signature or the content is invalid. */
  read(request: ReceivedRequest, key: string): Order | null;
  /**
   * Builds the response to a request.
   * @param url address to which the casino sends the browser
   */
  answer(request: ReceivedRequest, url: string, key: string): SignedMessage;
  notify(result: Result, key: string): SignedMessage;
}
