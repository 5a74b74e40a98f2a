import { timingSafeEqual } from 'node:crypto';
import { MINUTE, SECOND } from '@foyer/vocabulary/duration.ts';
import * as v from 'valibot';
import { Refusal } from '../refusal.ts';

/** Longer than this no player waits in front of a button. */
const TIMEOUT_MS = 8 * SECOND;
/** How far a partner's clock may be beside ours. */
const CLOCK_WINDOW_MS = 5 * MINUTE;

export interface PartnerCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Asks another company. @returns its answer as text. @throws Refusal PartnerUnavailable */
export async function askPartner({ url, headers, body }: PartnerCall): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
    return await answer.text();
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
export function readAnswer<Schema extends v.GenericSchema>(
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
