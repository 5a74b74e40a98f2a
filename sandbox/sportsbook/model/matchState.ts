import type { Score } from './score.ts';
import type { Moment } from './sports.ts';

/** State of a match at the moment. */
export interface MatchState extends Omit<Moment, 'phase'> {
  readonly phase: Moment['phase'] | 'abandoned';
  readonly score: Score;
  readonly isSuspended: boolean;
  /** Version of the current prices: `p<n>` before the match, `l<tick>` while it is live. */
  readonly version: string;
}
