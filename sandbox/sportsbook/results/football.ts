import type { Play, Score } from '../model/score.ts';
import { isAtLeast, isSamePair, pairText, type Fields } from './fields.ts';

/** The result of a football match that was entered; a text that says why the match cannot have it. */
export function footballResult(
  before: Score,
  { score: final = null, half = null, corners = null }: Fields,
): Score | string {
  if (!final) return 'Enter the score, such as 2-1.';
  const score = withPlay(before, { home: final[0], away: final[1] });
  const { play } = score;
  if (half && !isAtLeast(final, half)) return 'The half-time score is higher than the final score.';
  if (half && play?.half && !isSamePair(half, play.half))
    return `The match has already shown a half-time score of ${pairText(play.half)}.`;
  if (corners && play?.corners && !isAtLeast(corners, play.corners))
    return `The match has already shown ${pairText(play.corners)} corners.`;
  if (!play) return score;
  return { ...score, play: { ...play, half: half ?? play.half, corners: corners ?? play.corners } };
}

/**
 * Adds to a result what the match has already shown: its goals, its half-time score, and its corners. Details
 * that contradict the result are dropped.
 */
export function withPlay({ play }: Score, result: Pick<Score, 'home' | 'away'>): Score {
  if (!play) return result;
  const [home, away] = (['home', 'away'] as const).map(
    (side) => play.goals.filter((goal) => goal.side === side).length,
  );
  const isPossible = (home ?? 0) <= result.home && (away ?? 0) <= result.away;
  const hasStarted = play.corners !== null && play.corners[0] + play.corners[1] > 0;
  const known: Play = {
    goals: isPossible ? play.goals : [],
    half: isPossible ? play.half : null,
    corners: hasStarted ? play.corners : null,
    halfCorners: play.halfCorners,
  };
  return { ...result, play: known };
}
