import type { RandomSource } from './randomSource.ts';
import { either, type MarketProbabilities, type Score } from './score.ts';

/** Model of a best-of-three tennis match. One tick is one game, which the server usually wins. */
export interface Tennis {
  /** Probability that the home player wins a game on their own serve. */
  readonly serving: number;
  readonly returning: number;
  /** Probability that the home player wins a tie-break. */
  readonly tieBreak: number;
}

const NONE: Score = { home: 0, away: 0, sets: [[0, 0]] };
const MOST_GAMES = 39;

/** Simulates the whole match. Returns the score after each game, starting with 0:0. */
export function playTennis(game: Tennis, chance: RandomSource, id: string): readonly Score[] {
  const scores: Score[] = [NONE];
  for (let tick = 1, score = NONE; tick <= MOST_GAMES && !isOver(score); tick++) {
    const [number = 0] = chance(`${id} tick ${tick}`);
    score = afterGame(score, number < homeWinsGame(game, score));
    scores.push(score);
  }
  return scores;
}

const isOver = ({ home, away }: Score): boolean => home === 2 || away === 2;

const lastSet = ({ sets = [] }: Score): readonly [number, number] => sets.at(-1) ?? [0, 0];

function homeWinsGame({ serving, returning, tieBreak }: Tennis, score: Score): number {
  const [home, away] = lastSet(score);
  if (home === 6 && away === 6) return tieBreak;
  const played = (score.sets ?? []).reduce((sum, [one, other]) => sum + one + other, 0);
  return played % 2 === 0 ? serving : returning;
}

function afterGame({ home, away, sets = [] }: Score, homeWon: boolean): Score {
  const [ours, theirs] = sets.at(-1) ?? [0, 0];
  const set: readonly [number, number] = homeWon ? [ours + 1, theirs] : [ours, theirs + 1];
  const played = [...sets.slice(0, -1), set];
  const most = Math.max(...set);
  const isWon = most === 7 || (most === 6 && Math.abs(set[0] - set[1]) >= 2);
  if (!isWon) return { home, away, sets: played };
  const after = { home: home + (homeWon ? 1 : 0), away: away + (homeWon ? 0 : 1) };
  return { ...after, sets: isOver(after) ? played : [...played, [0, 0]] };
}

interface Ends {
  readonly wins: number;
  readonly set: number;
  readonly long: number;
}

export function tennisMarkets(game: Tennis, score: Score): readonly MarketProbabilities[] {
  const known = new Map<string, Ends>();
  const ends = endsOf(game, score, known);
  return [
    either('winner', 'home', 'away', ends.wins),
    either(`set:${score.sets?.length ?? 1}`, 'home', 'away', ends.set),
    either('sets', 'three', 'two', ends.long),
  ];
}

function endsOf(game: Tennis, score: Score, known: Map<string, Ends>): Ends {
  const [ours, theirs] = lastSet(score);
  const played = (score.sets ?? []).reduce((sum, [one, other]) => sum + one + other, 0);
  const key = [score.home, score.away, ours, theirs, played % 2].join(' ');
  const found = known.get(key);
  if (found) return found;
  const p = homeWinsGame(game, score);
  const [won, lost] = [true, false].map((homeWon): Ends => {
    const after = afterGame(score, homeWon);
    const isNewSet = after.home + after.away > score.home + score.away;
    if (isOver(after)) {
      const wins = after.home === 2 ? 1 : 0;
      return { wins, set: homeWon ? 1 : 0, long: after.home + after.away === 3 ? 1 : 0 };
    }
    const later = endsOf(game, after, known);
    return isNewSet ? { ...later, set: homeWon ? 1 : 0 } : later;
  }) as [Ends, Ends];
  const mix = (name: keyof Ends): number => p * won[name] + (1 - p) * lost[name];
  const ends = { wins: mix('wins'), set: mix('set'), long: mix('long') };
  known.set(key, ends);
  return ends;
}

/** The winning outcome of a market in a finished match; null for a set that was not played. */
export function tennisResult({ home, away, sets = [] }: Score, market: string): string | null {
  if (market === 'winner') return home > away ? 'home' : 'away';
  if (market === 'sets') return home + away === 3 ? 'three' : 'two';
  const [ours, theirs] = sets[Number(market.split(':')[1]) - 1] ?? [0, 0];
  if (ours === theirs) return null;
  return ours > theirs ? 'home' : 'away';
}
