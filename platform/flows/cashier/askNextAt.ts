import { HOUR, MINUTE } from '@foyer/vocabulary/duration.ts';
import type { Payment } from '../../modules/cashier/index.ts';

const SHORTEST_PAUSE_MS = 10 * MINUTE;
const LONGEST_PAUSE_MS = 6 * HOUR;

/** When a provider is asked next how a payment stands: not before what was promised, and ever more rarely. */
export function askNextAt(
  { wait, askedAt, createdAt }: Pick<Payment, 'wait' | 'askedAt' | 'createdAt'>,
  now: Date,
): Date {
  const waitedMs = now.getTime() - (askedAt ?? createdAt).getTime();
  const pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, waitedMs));
  return new Date(Math.max(now.getTime() + pauseMs, wait?.by?.getTime() ?? 0));
}
