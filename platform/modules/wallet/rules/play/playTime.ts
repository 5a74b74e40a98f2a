import { refuse, type Refused } from '../decision.ts';
import type { Facts } from '../facts.ts';

type PlayTimeFacts = Pick<Facts, 'playOpensAt' | 'playClosesAt' | 'playReturnsAt'>;

/**
 * LIMIT-14: why the player's session limits leave no play at a moment, or null. Without one of the times there is no
 * play either, unless all are missing.
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
