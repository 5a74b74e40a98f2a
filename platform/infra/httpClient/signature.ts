import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '@foyer/domain/duration.ts';
import { Refusal } from '../refusal.ts';
import type { PartnerCall } from './httpClient.ts';

/** How far another company's clock may be from ours. */
const CLOCK_WINDOW_MS = 5 * MINUTE;

/** Compares in constant time. */
export function isSame(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Which of the company's secrets made this signature, from 0. It compares with every secret, so that the time of the
 * response does not reveal which one matched. @returns -1 for none
 */
export const signerOf = (
  secrets: readonly string[],
  given: string | undefined,
  signatureBy: (secret: string) => string,
): number => secrets.map((secret) => isSame(given, signatureBy(secret))).indexOf(true);

/** Whether one of the company's secrets made this signature. */
export const isSignedWith = (...signature: Parameters<typeof signerOf>): boolean =>
  signerOf(...signature) >= 0;

/** @throws Refusal BadSignature unless one of the company's secrets made this signature */
export function requireSigned(...signature: Parameters<typeof isSignedWith>): void {
  if (!isSignedWith(...signature)) throw new Refusal('BadSignature', { status: 401 });
}

/** @throws Refusal BadSignature */
export function requireSame(given: string | undefined, expected: string): void {
  if (!isSame(given, expected)) throw new Refusal('BadSignature', { status: 401 });
}

/** Refuses an old signature, which anyone who has seen it may send again. @throws Refusal StaleTimestamp */
export function requireFresh(atMs: number, now: Date): void {
  if (!(Math.abs(atMs - now.getTime()) <= CLOCK_WINDOW_MS))
    throw new Refusal('StaleTimestamp', { status: 401 });
}

/** A JSON request signed over time, path and body. */
export function signedJsonCall(
  { url, key }: { readonly url: string; readonly key: string },
  path: string,
  content: object,
  now: Date,
): PartnerCall {
  const body = JSON.stringify(content);
  const at = String(now.getTime());
  const signature = createHmac('sha256', key).update(`${at}.${path}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-timestamp': at, 'x-signature': signature };
  return { url: url + path, headers, body };
}
