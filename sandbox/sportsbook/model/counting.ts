import { jointProbability, type Selection } from './builder/joint.ts';
import type { RandomSource } from './randomSource.ts';
import { either, type MarketProbabilities, type Score, type Side } from './score.ts';

/**
 * Model of a sport scored in points. In each tick, each side scores a number of points with a fixed
 * probability, independent of earlier ticks, so the probabilities of all results can be computed exactly.
 */
export interface Counting {
  readonly ticks: number;
  readonly home: Scoring;
  readonly away: Scoring;
  /** Probability that the home side wins the overtime after a draw; null where a draw is a result. */
  readonly overtime: number | null;
}

/** A sport in which every match has a winner. */
export interface Basketball extends Counting {
  readonly overtime: number;
  readonly totals: readonly number[];
  readonly handicaps: readonly number[];
}

/** Probability of each number of points in one tick, by index: `[0.98, 0.02]` is a 2 % chance of one goal. */
export type Scoring = readonly number[];

/** Simulates the whole match. Returns the score after each tick, starting with 0:0. */
export function playCounting(
  { ticks, home, away, overtime }: Counting,
  chance: RandomSource,
  id: string,
): readonly Score[] {
  const scores: Score[] = [{ home: 0, away: 0 }];
  for (let tick = 1; tick <= ticks; tick++) {
    const [forHome = 0, forAway = 0, after = 0] = chance(`${id} tick ${tick}`);
    const before = scores[tick - 1] ?? { home: 0, away: 0 };
    const score = {
      home: before.home + pointsBy(home, forHome),
      away: before.away + pointsBy(away, forAway),
    };
    const isTied = tick === ticks && score.home === score.away && overtime !== null;
    scores.push(isTied ? { ...score, overtime: after < overtime ? 'home' : 'away' } : score);
  }
  return scores;
}

function pointsBy(scoring: Scoring, number: number): number {
  let below = 0;
  for (const [points, probability] of scoring.entries()) {
    below += probability;
    if (number < below) return points;
  }
  return 0;
}

/** The markets, with probabilities, of a match at this score with `left` ticks to play. */
export function basketballMarkets(
  game: Basketball,
  { home, away }: Score,
  left: number,
): readonly MarketProbabilities[] {
  const ours = comingPoints(game.home, left);
  const theirs = comingPoints(game.away, left);
  // The lead of the home side at the end is the index plus `lowest`.
  const leads = sumOf(ours, theirs.toReversed());
  const lowest = home - away - (theirs.length - 1);
  const leadsBy = (more: number): number => tail(leads, more - lowest);
  const draws = leads[-lowest] ?? 0;
  const sums = game.totals.length > 0 ? sumOf(ours, theirs) : [];
  return [
    either('winner', 'home', 'away', leadsBy(0) + draws * game.overtime),
    ...game.totals.map((line) => either(`total:${line}`, 'over', 'under', tail(sums, line - home - away))),
    ...game.handicaps.map((line) => either(`handicap:${line}`, 'home', 'away', leadsBy(-line))),
  ];
}

export function basketballResult({ home, away, overtime }: Score, market: string): string {
  const [kind, text] = market.split(':');
  const line = Number(text);
  if (kind === 'total') return home + away > line ? 'over' : 'under';
  if (kind === 'handicap') return home + line > away ? 'home' : 'away';
  return home === away ? (overtime ?? 'draw') : leader({ home, away });
}

export function basketballJoint(
  game: Basketball,
  score: Score,
  left: number,
  selections: readonly Selection[],
): number {
  return jointProbability(basketballEnds(game, score, left), basketballResult, selections);
}

/** All final scores; a draw ends with either winner of the overtime. */
function* basketballEnds(
  game: Basketball,
  { home, away }: Score,
  left: number,
): Generator<readonly [Score, number]> {
  const theirs = [...comingPoints(game.away, left).entries()];
  for (const [more, p] of comingPoints(game.home, left).entries())
    for (const [others, q] of theirs) {
      const end = { home: home + more, away: away + others };
      if (end.home !== end.away) yield [end, p * q];
      else {
        yield [{ ...end, overtime: 'home' }, p * q * game.overtime];
        yield [{ ...end, overtime: 'away' }, p * q * (1 - game.overtime)];
      }
    }
}

const leader = ({ home, away }: Score): Side => (home > away ? 'home' : 'away');

/** Probability of each number of points that a side scores in the given number of ticks. */
export function comingPoints(scoring: Scoring, ticks: number): readonly number[] {
  let points: readonly number[] = [1];
  for (let tick = 0; tick < ticks; tick++) points = withoutTail(sumOf(points, scoring));
  return points;
}

/** Probabilities below this are dropped; the effect is far below the precision of any price. */
const NOTHING = 1e-14;

function withoutTail(probabilities: readonly number[]): readonly number[] {
  let length = probabilities.length;
  while (length > 1 && (probabilities[length - 1] ?? 0) < NOTHING) length--;
  return probabilities.slice(0, length);
}

function sumOf(one: readonly number[], other: readonly number[]): readonly number[] {
  const sum = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [a, p] of one.entries())
    for (const [b, q] of other.entries()) sum[a + b] = (sum[a + b] ?? 0) + p * q;
  return sum;
}

const tail = (probabilities: readonly number[], above: number): number =>
  probabilities.reduce((sum, probability, points) => (points > above ? sum + probability : sum), 0);

export const goals = (average: number, ticks: number): Scoring => [1 - average / ticks, average / ticks];

/** Scoring per tick for basketball: most baskets score two points, some three. */
export function baskets(average: number, ticks: number): Scoring {
  const perTick = average / ticks;
  const three = perTick * 0.1;
  const two = (perTick - 3 * three) / 2;
  return [1 - two - three, 0, two, three];
}

export const expectedTotal = ({ home, away, ticks }: Counting): number =>
  ticks *
  [home, away].flatMap((scoring) => scoring.map((p, points) => p * points)).reduce((a, b) => a + b, 0);
