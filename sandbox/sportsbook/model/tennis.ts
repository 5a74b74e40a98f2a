import { jointProbability, type Selection } from './builder/joint.ts';
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

/**
 * What the markets depend on. Its index among the ends is 4 for a win of the home player, plus 2 if they win the
 * current set, plus 1 for a match of three sets.
 */
interface End {
  readonly wins: boolean;
  readonly set: boolean;
  readonly long: boolean;
}
const ENDS: readonly End[] = Array.from({ length: 8 }, (_, index) => ({
  wins: (index & 4) > 0,
  set: (index & 2) > 0,
  long: (index & 1) > 0,
}));
const indexOf = ({ wins, set, long }: End): number => (wins ? 4 : 0) + (set ? 2 : 0) + (long ? 1 : 0);

/** The probability of each of `ENDS`. */
type Ends = readonly number[];

export function tennisMarkets(game: Tennis, score: Score): readonly MarketProbabilities[] {
  const ends = endsOf(game, score, new Map());
  const sum = (name: keyof End): number =>
    ends.reduce((all, probability, index) => (ENDS[index]?.[name] ? all + probability : all), 0);
  return [
    either('winner', 'home', 'away', sum('wins')),
    either(`set:${score.sets?.length ?? 1}`, 'home', 'away', sum('set')),
    either('sets', 'three', 'two', sum('long')),
  ];
}

/** Only the markets of `tennisMarkets` can be combined: those on earlier sets are decided. */
export function tennisJoint(game: Tennis, score: Score, selections: readonly Selection[]): number {
  const ends = endsOf(game, score, new Map());
  const current = `set:${score.sets?.length ?? 1}`;
  const outcomeOf = ({ wins, set, long }: End, market: string): string | null => {
    if (market === 'sets') return long ? 'three' : 'two';
    if (market !== 'winner' && market !== current) return null;
    return (market === 'winner' ? wins : set) ? 'home' : 'away';
  };
  return jointProbability(
    ENDS.map((end) => [end, ends[indexOf(end)] ?? 0]),
    outcomeOf,
    selections,
  );
}

function endsOf(game: Tennis, score: Score, known: Map<string, Ends>): Ends {
  const [ours, theirs] = lastSet(score);
  const played = (score.sets ?? []).reduce((sum, [one, other]) => sum + one + other, 0);
  const key = [score.home, score.away, ours, theirs, played % 2].join(' ');
  const found = known.get(key);
  if (found) return found;
  const p = homeWinsGame(game, score);
  const ends = ENDS.map(() => 0);
  for (const [homeWon, probability] of [
    [true, p],
    [false, 1 - p],
  ] as const)
    for (const [index, later] of endsAfter(game, score, homeWon, known).entries())
      ends[index] = (ends[index] ?? 0) + probability * later;
  known.set(key, ends);
  return ends;
}

/** The ends after a game, seen from the set in which the game is played. */
function endsAfter(game: Tennis, score: Score, homeWon: boolean, known: Map<string, Ends>): Ends {
  const after = afterGame(score, homeWon);
  if (isOver(after)) {
    const end = indexOf({ wins: after.home === 2, set: homeWon, long: after.home + after.away === 3 });
    return ENDS.map((_, index) => (index === end ? 1 : 0));
  }
  const later = endsOf(game, after, known);
  if (after.home + after.away === score.home + score.away) return later;
  const ends = ENDS.map(() => 0);
  for (const [index, end] of ENDS.entries()) {
    const inThisSet = indexOf({ ...end, set: homeWon });
    ends[inThisSet] = (ends[inThisSet] ?? 0) + (later[index] ?? 0);
  }
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
