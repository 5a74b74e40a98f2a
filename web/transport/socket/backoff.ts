import { SECOND } from '@foyer/domain/duration.ts';

const START_MS = 1 * SECOND;
const LONGEST_MS = 30 * SECOND;
const GROWTH = 1.2;
/** SUB-07: the delay strays by up to half of itself, so that a restart is not met by everybody at once. */
const JITTER = 0.5;

/** @param random from 0 up to 1 */
export function backoffDelay(attempt: number, random: number): number {
  const delayMs = START_MS * GROWTH ** attempt;
  return Math.min(LONGEST_MS, Math.round(delayMs * (1 + JITTER * (2 * random - 1))));
}
