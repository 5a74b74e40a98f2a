import type { RandomSource } from '../randomSource.ts';
import type { Pair, Score, Side } from '../score.ts';

/** Model of a best-of-three tennis match. One tick is one game, which the server usually wins. */
export interface Tennis {
  /** Probability that the home player wins a game on their own serve. */
  readonly serving: number;
  readonly returning: number;
  /** Probability that the home player wins a tie-break. */
  readonly tieBreak: number;
}

/** `lead` is the home player's strength minus the away player's. */
export const tennisGame = (lead: number): Tennis => ({
  serving: 0.74 + 0.12 * lead,
  returning: 0.26 + 0.12 * lead,
  tieBreak: 0.5 + 0.12 * lead,
});

export const NO_GAMES: Score = { home: 0, away: 0, sets: [[0, 0]] };
const MOST_GAMES = 39;

/** Simulates the whole match. Returns the score after each game, starting with 0:0. */
export function playTennis(game: Tennis, chance: RandomSource, id: string): readonly Score[] {
  const scores: Score[] = [NO_GAMES];
  for (let tick = 1, score = NO_GAMES; tick <= MOST_GAMES && !isOver(score); tick++) {
    const [number = 0] = chance(`${id} tick ${tick}`);
    score = afterGame(score, number < homeWinsGame(game, score));
    scores.push(score);
  }
  return scores;
}

export const isOver = ({ home, away }: Pick<Score, Side>): boolean => home === 2 || away === 2;

const lastSet = ({ sets = [] }: Score): Pair => sets.at(-1) ?? [0, 0];

/** The player who serves the next game, or first in a tie-break: the players take turns, the home player begins. */
export const serverAt = ({ sets = [] }: Score): Side =>
  sets.reduce((sum, [one, other]) => sum + one + other, 0) % 2 === 0 ? 'home' : 'away';

export function homeWinsGame({ serving, returning, tieBreak }: Tennis, score: Score): number {
  const [home, away] = lastSet(score);
  if (home === 6 && away === 6) return tieBreak;
  return serverAt(score) === 'home' ? serving : returning;
}

/** Whether a set ends with these games. */
export function isSetOver([home, away]: Pair): boolean {
  const most = Math.max(home, away);
  return most === 7 || (most === 6 && Math.abs(home - away) >= 2);
}

export function afterGame(score: Score, homeWon: boolean): Score {
  const { home, away, sets = [] } = score;
  const [ours, theirs] = lastSet(score);
  const set: Pair = homeWon ? [ours + 1, theirs] : [ours, theirs + 1];
  const played = [...sets.slice(0, -1), set];
  if (!isSetOver(set)) return { home, away, sets: played };
  const after = { home: home + (homeWon ? 1 : 0), away: away + (homeWon ? 0 : 1) };
  return { ...after, sets: isOver(after) ? played : [...played, [0, 0]] };
}
