import { SECOND } from '@foyer/domain/duration.ts';
import * as v from 'valibot';
import { Refusal } from '../refusal.ts';
import { createMeasurement, secondsSince } from '../telemetry/measurement.ts';
import { inSpan, traceHeaders } from '../telemetry/tracing.ts';
import { NoResponse, NotCalled, throughBreaker } from './breaker.ts';

export { NoResponse, NotCalled };

/** Request timeout: players do not wait longer than this. */
const TIMEOUT_MS = 8 * SECOND;
export interface PartnerCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: the call is a GET without a body. */
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly withinMs?: number;
  /** URL that stands for the company in the metrics, where it has many hosts. Each of them has its own circuit breaker. */
  readonly companyUrl?: string;
}

/** Calls a partner company's API. @returns the response body. @throws Refusal PartnerUnavailable */
export const callPartner = (call: PartnerCall): Promise<string> =>
  exchange(call, (response) => {
    if (!response.ok) throw new Error(`${new URL(call.url).host} answered ${response.status}`);
    return response.text();
  });

/** Statuses of a permanent refusal: bad request, too large, unprocessable. */
const REFUSES: ReadonlySet<number> = new Set([400, 413, 422]);
const REFUSAL_CHARACTERS = 300;

/** @returns null if accepted; status and text of a permanent refusal. @throws Refusal PartnerUnavailable */
export const notifyPartner = (call: PartnerCall): Promise<string | null> =>
  exchange(call, async (response) => {
    if (response.ok) return null;
    if (!REFUSES.has(response.status))
      throw new Error(`${new URL(call.url).host} answered ${response.status}`);
    // PostgreSQL text cannot store NUL characters.
    const refusalText = (await response.text()).replaceAll('\0', '').slice(0, REFUSAL_CHARACTERS);
    return `${response.status} ${refusalText}`.trim();
  });

/** A message fetched from a partner, signed like its callbacks. */
export interface PartnerMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Fetches a signed message. @returns null if there is none (404) @throws Refusal PartnerUnavailable */
export const fetchPartnerMessage = (call: PartnerCall): Promise<PartnerMessage | null> =>
  exchange(call, async (response) => {
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${new URL(call.url).host} answered ${response.status}`);
    return { headers: Object.fromEntries(response.headers), body: await response.text() };
  });

async function exchange<Result>(
  call: PartnerCall,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  try {
    return await fetchPartner(call, read);
  } catch (cause) {
    throw new Refusal('PartnerUnavailable', { status: 502, cause });
  }
}

/** One HTTP call to another company. */
export const partnerCalled = createMeasurement<{
  /** Host of the URL, with its port. */
  readonly host: string;
  readonly outcome: CallOutcome;
  readonly seconds: number;
}>();

export const CALL_OUTCOMES = ['success', 'error', 'timeout', 'unreachable', 'notCalled'] as const;
/**
 * `error`: a response that is no success, or cannot be read. `unreachable`: no response. `notCalled`: the company does
 * not respond lately, or has too many calls in flight.
 */
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Statuses with which a gateway says that the company does not respond, or that it takes no more calls. */
const NO_RESPONSE: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** The common way to call another company: with a time limit and a circuit breaker, without redirects, and measured. */
export function fetchPartner<Result>(
  call: PartnerCall,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const method = call.body === null ? 'GET' : 'POST';
  const { host } = new URL(call.url);
  // The path may contain ids of players.
  const attributes = { 'http.request.method': method, 'server.address': host };
  return inSpan({ name: `${method} ${host}`, kind: 'CLIENT', attributes }, (span) =>
    measured(call, (response) => {
      span.set({ 'http.response.status_code': response.status });
      return read(response);
    }),
  );
}

async function measured<Result>(
  { url, companyUrl, headers: ownHeaders, body, withinMs = TIMEOUT_MS }: PartnerCall,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const headers = { ...ownHeaders, ...traceHeaders() };
  const startMs = performance.now();
  let outcome: CallOutcome = 'unreachable';
  try {
    return await throughBreaker(companyUrl ? new URL(url).origin : url, async () => {
      const signal = AbortSignal.timeout(withinMs);
      const method = body === null ? 'GET' : 'POST';
      try {
        const response = await fetch(url, { method, headers, body, redirect: 'error', signal });
        outcome = 'error';
        if (NO_RESPONSE.has(response.status))
          throw new NoResponse(`${new URL(url).host} answered ${response.status}`);
        const result = await read(response);
        if (response.ok) outcome = 'success';
        return result;
      } catch (error) {
        if (signal.aborted) outcome = 'timeout';
        throw outcome === 'error' ? error : new NoResponse(messageOf(error), { cause: error });
      }
    });
  } catch (error) {
    if (error instanceof NotCalled) outcome = 'notCalled';
    throw error;
  } finally {
    partnerCalled.record({ host: new URL(companyUrl ?? url).host, outcome, seconds: secondsSince(startMs) });
  }
}

/** `fetch` for a library that sets its own time limit. @throws NoResponse, NotCalled */
export const fetchThroughBreaker = (url: string, options: RequestInit): Promise<Response> =>
  throughBreaker(url, async () => {
    const response = await fetch(url, options).catch((cause: unknown) => {
      throw new NoResponse(messageOf(cause), { cause });
    });
    if (NO_RESPONSE.has(response.status))
      throw new NoResponse(`${new URL(url).host} answered ${response.status}`);
    return response;
  });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Checks the URL to which a partner sends a browser: it must have the partner's own origin. @throws Refusal */
export function partnerAddress(given: unknown, ownUrl: string): string {
  if (typeof given === 'string' && URL.canParse(given) && new URL(given).origin === new URL(ownUrl).origin)
    return given;
  return unusable();
}

/** Parses a partner's response. @throws Refusal PartnerUnavailable if it does not match the schema */
export function parseResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  body: string,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, jsonOf(body));
  return read.success ? read.output : unusable();
}

/** Parses a partner's callback. @throws Refusal BadRequest naming the invalid field */
export function readNotice<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : unreadable(v.getDotPath(read.issues[0]) ?? 'body');
}

/** Undefined for invalid JSON, which every schema rejects. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** @throws Refusal BadRequest */
export function unreadable(field = 'body'): never {
  throw new Refusal('BadRequest', { reasons: ['invalid'], keys: { field } });
}

/** Rejects a partner's response that cannot be used. @throws Refusal PartnerUnavailable */
export function unusable(): never {
  throw new Refusal('PartnerUnavailable', { status: 502 });
}
