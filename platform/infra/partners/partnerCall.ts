import { timingSafeEqual } from 'node:crypto';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import * as v from 'valibot';
import { Refusal } from '../refusal.ts';

/** Longer than this no player waits in front of a button. */
const TIMEOUT_MS = 8 * SECOND;
/** How far a partner's clock may be beside ours. */
const CLOCK_WINDOW_MS = 5 * MINUTE;

export interface PartnerCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: nothing is sent, the call is a GET. */
  readonly body: string | null;
  /** Where it may not take as long as any call may. */
  readonly withinMs?: number;
}

/** Asks another company. @returns its answer as text. @throws Refusal PartnerUnavailable */
export const callPartner = (call: PartnerCall): Promise<string> =>
  answerTo(call, (answer) => {
    if (!answer.ok) throw new Error(`${new URL(call.url).host} answered ${answer.status}`);
    return answer.text();
  });

/** Statuses by which a company says that it will never take what it was told: bad, too large, not to be understood. */
const REFUSES: ReadonlySet<number> = new Set([400, 413, 422]);
const REFUSAL_SIGNS = 300;

/**
 * Tells another company something. @returns null where it took it; where it refuses what it was told, its own words,
 * and no further try changes them. @throws Refusal PartnerUnavailable
 */
export const notifyPartner = (call: PartnerCall): Promise<string | null> =>
  answerTo(call, async (answer) => {
    if (answer.ok) return null;
    if (!REFUSES.has(answer.status)) throw new Error(`${new URL(call.url).host} answered ${answer.status}`);
    // A database keeps no NUL.
    const said = (await answer.text()).replaceAll('\0', '').slice(0, REFUSAL_SIGNS);
    return `${answer.status} ${said}`.trim();
  });

/** What another company says of itself, signed as its callbacks are. */
export interface PartnerMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Asks another company for a message of its own. @returns null where it has none (404). @throws Refusal PartnerUnavailable */
export const fetchPartnerMessage = (call: PartnerCall): Promise<PartnerMessage | null> =>
  answerTo(call, async (answer) => {
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${new URL(call.url).host} answered ${answer.status}`);
    return { headers: Object.fromEntries(answer.headers), body: await answer.text() };
  });

async function answerTo<Result>(
  { url, headers, body, withinMs = TIMEOUT_MS }: PartnerCall,
  read: (answer: Response) => Promise<Result>,
): Promise<Result> {
  try {
    const signal = AbortSignal.timeout(withinMs);
    return await read(
      await fetch(url, { method: body === null ? 'GET' : 'POST', headers, body, redirect: 'error', signal }),
    );
  } catch (cause) {
    throw new Refusal('PartnerUnavailable', { status: 502, cause });
  }
}

/** The address a partner sends a browser to; on another host than its own it is none of its. @throws Refusal */
export function partnerAddress(given: unknown, ownUrl: string): string {
  if (typeof given === 'string' && URL.canParse(given) && new URL(given).origin === new URL(ownUrl).origin)
    return given;
  return unusable();
}

/** A partner's answer, read. @throws Refusal PartnerUnavailable when it is not what was agreed */
export function parseResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  body: string,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, jsonOf(body));
  return read.success ? read.output : unusable();
}

/** What a partner tells, read. @throws Refusal BadRequest with the field that is wrong */
export function readNotice<Schema extends v.GenericSchema>(
  schema: Schema,
  told: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, told);
  return read.success ? read.output : unreadable(v.getDotPath(read.issues[0]) ?? 'body');
}

/** Undefined for what is no JSON, which no schema takes. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** In a time that tells nothing of where they differ. */
export function isSame(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** @throws Refusal BadSignature */
export function requireSame(given: string | undefined, expected: string): void {
  if (!isSame(given, expected)) throw new Refusal('BadSignature', { status: 401 });
}

/** What was signed long ago may be sent again by whoever has seen it. @throws Refusal StaleTimestamp */
export function requireFresh(atMs: number, now: Date): void {
  if (!(Math.abs(atMs - now.getTime()) <= CLOCK_WINDOW_MS))
    throw new Refusal('StaleTimestamp', { status: 401 });
}

/** @throws Refusal BadRequest */
export function unreadable(field = 'body'): never {
  throw new Refusal('BadRequest', { reasons: ['invalid'], keys: { field } });
}

/** What a partner answered is of no use. @throws Refusal PartnerUnavailable */
export function unusable(): never {
  throw new Refusal('PartnerUnavailable', { status: 502 });
}
