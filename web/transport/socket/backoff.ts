import { SECOND } from '@foyer/domain/duration.ts';

const START_MS = 1 * SECOND;
const LONGEST_MS = 30 * SECOND;
const GROWTH = 1.2;
/** SUB-07: changes the delay by up to half, so that clients do not reconnect all at once after a restart. */
const JITTER = 0.5;

/** Clients of a node that stops connect to the other nodes within this time, and not all at once. */
const MOVE_MS = 1 * SECOND;

/** @param random in [0, 1) @returns the delay before the first try after the server has said that it is going away */
export const moveDelay = (random: number): number => Math.round(MOVE_MS * random);

/** @param random in [0, 1) */
export function backoffDelay(attempt: number, random: number): number {
  const delayMs = START_MS * GROWTH ** attempt;
  return Math.min(LONGEST_MS, Math.round(delayMs * (1 + JITTER * (2 * random - 1))));
}
