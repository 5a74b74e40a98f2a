import { refuse, type Refused } from '../decision.ts';
import type { Facts } from '../facts.ts';

type PlayTimeFacts = Pick<Facts, 'playOpensAt' | 'playClosesAt' | 'playReturnsAt'>;

/**
 * LIMIT-14: returns why the session limits allow no play at this time, or null. If only some of the three times are
 * known, no play is allowed.
 */
export function refusePlayTime(
  { playOpensAt, playClosesAt, playReturnsAt }: PlayTimeFacts,
  at: Date,
): Refused | null {
  if (playOpensAt === null && playClosesAt === null && playReturnsAt === null) return null;
  if (playOpensAt !== null && at < playOpensAt) return reachedUntil(playOpensAt);
  if (playOpensAt !== null && playClosesAt !== null && at < playClosesAt) return null;
  return playReturnsAt === null ? refuse('SessionLimitReached') : reachedUntil(playReturnsAt);
}

const reachedUntil = (returnsAt: Date): Refused => ({ refusal: 'SessionLimitReached', returnsAt });
