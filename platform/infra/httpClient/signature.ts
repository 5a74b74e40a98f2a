import { timingSafeEqual } from 'node:crypto';
import { MINUTE } from '@foyer/domain/duration.ts';
import { Refusal } from '../refusal.ts';

/** How far another company's clock may be from ours. */
const CLOCK_WINDOW_MS = 5 * MINUTE;

/** Compares in constant time. */
export function isSame(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
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
