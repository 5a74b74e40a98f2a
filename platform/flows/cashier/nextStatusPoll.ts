import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';
import type { Payment } from '../../modules/cashier/index.ts';

const SHORTEST_PAUSE_MS = 10 * MINUTE;
const LONGEST_PAUSE_MS = 6 * HOUR;

/** When a provider is asked next how a payment stands: not before what was promised, and ever more rarely. */
export function nextStatusPollAt(
  { wait, askedAt, createdAt }: Pick<Payment, 'wait' | 'askedAt' | 'createdAt'>,
  now: Date,
): Date {
  const waitedMs = now.getTime() - (askedAt ?? createdAt).getTime();
  const pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, waitedMs));
  return new Date(Math.max(now.getTime() + pauseMs, wait?.by?.getTime() ?? 0));
}

/** So long a deposit that has come to nothing is asked about: what was paid at the company after all is the player's. */
const ASKED_AFTER_END_MS = 7 * DAY;

/** When the provider of a deposit that has ended is asked once more, ever more rarely; null when never again. */
export function nextPollAfterEndAt(endedAt: Date, now: Date): Date | null {
  const endedMs = endedAt.getTime();
  const sinceMs = now.getTime() - endedMs;
  if (sinceMs >= ASKED_AFTER_END_MS) return null;
  const nextMs = Math.max(SHORTEST_PAUSE_MS, 2 * sinceMs);
  return new Date(endedMs + Math.min(ASKED_AFTER_END_MS, nextMs));
}
