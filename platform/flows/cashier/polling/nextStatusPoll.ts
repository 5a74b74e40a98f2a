import { DAY, HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Payment } from '../../../modules/cashier/index.ts';

const SHORTEST_PAUSE_MS = 10 * MINUTE;
const LONGEST_PAUSE_MS = 6 * HOUR;

/** When to query a payment's status next: not before the promised time, then at growing intervals. */
export function nextStatusPollAt(
  { wait, requestedAt, createdAt }: Pick<Payment, 'wait' | 'requestedAt' | 'createdAt'>,
  now: Date,
): Date {
  const waitedMs = now.getTime() - (requestedAt ?? createdAt).getTime();
  const pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, waitedMs));
  return new Date(Math.max(now.getTime() + pauseMs, wait?.by?.getTime() ?? 0));
}

const FIRST_RETRY_MS = 30 * SECOND;

/** Delay before the next try of an order to which the provider did not respond. */
export const retryDelayMs = (tries: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_RETRY_MS * 2 ** (tries - 1));

/** A deposit that ended unpaid is queried for this long, because late money belongs to the player. */
const QUERIED_AFTER_END_MS = 7 * DAY;

/** Next status query of an ended deposit, at growing intervals; null when the querying is over. */
export function nextPollAfterEndAt(endedAt: Date, now: Date): Date | null {
  const endedMs = endedAt.getTime();
  const sinceMs = now.getTime() - endedMs;
  if (sinceMs >= QUERIED_AFTER_END_MS) return null;
  const nextMs = Math.max(SHORTEST_PAUSE_MS, 2 * sinceMs);
  return new Date(endedMs + Math.min(QUERIED_AFTER_END_MS, nextMs));
}
