import type { Score } from './score.ts';
import type { Moment } from './sports.ts';

/** Phases of a match on which nobody can bet any more. */
export const isOver = (
  phase: MatchState['phase'],
): phase is Exclude<MatchState['phase'], 'before' | 'live' | 'break'> =>
  phase !== 'before' && phase !== 'live' && phase !== 'break';

/** State of a match at the moment. */
export interface MatchState extends Omit<Moment, 'phase'> {
  readonly phase: Moment['phase'] | 'abandoned' | 'postponed' | 'retired';
  readonly score: Score;
  readonly isSuspended: boolean;
  /** Version of the current prices: `p<n>` before the match, `l<tick>` while it is live. */
  readonly version: string;
}
