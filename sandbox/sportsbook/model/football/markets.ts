import { comingPoints } from '../counting.ts';
import { pairsOf, probabilitiesOf, type Cells, type Definition } from '../definitions.ts';
import type { MarketProbabilities, Pair, Score } from '../score.ts';
import {
  CORNERS,
  FINAL,
  FIRST_HALF,
  FIRST_HALF_CORNERS,
  HALVES,
  SECOND_HALF,
  type Halves,
} from './definitions.ts';
import { HALF, MINUTES, NO_PLAY, type Football } from './play.ts';
import { sequenceOutcome, sequenceMarkets } from './sequence.ts';

/** The main market alone, for lists of matches. */
export const footballMain = (game: Football, score: Score, minute: number): MarketProbabilities | null =>
  FINAL[0] ? probabilitiesOf(FINAL[0], finals(game, score, minute)) : null;

/** All markets, with probabilities, of a match at this score in this minute. */
export function footballMarkets(
  game: Football,
  score: Score,
  minute: number,
): readonly MarketProbabilities[] {
  const { half, corners, halfCorners } = score.play ?? NO_PLAY;
  const left = MINUTES - minute;
  const leftOfFirst = Math.max(0, HALF - minute);
  const leftOfSecond = left - leftOfFirst;
  const inFirst = half ?? [score.home, score.away];
  const inSecond: Pair = [score.home - inFirst[0], score.away - inFirst[1]];
  const goalsIn = (from: Pair, minutes: number): Cells<Pair> =>
    pairsOf(from, comingPoints(game.home, minutes), comingPoints(game.away, minutes));
  const cornersIn = (from: Pair, minutes: number): Cells<Pair> =>
    pairsOf(from, comingPoints(game.homeCorners, minutes), comingPoints(game.awayCorners, minutes));
  const [first, second] = [goalsIn(inFirst, leftOfFirst), goalsIn(inSecond, leftOfSecond)];
  const of = <Facts extends readonly number[]>(all: readonly Definition<Facts>[], cells: Cells<Facts>) =>
    all.flatMap((one) => probabilitiesOf(one, cells) ?? []);
  const cornersNow = corners ?? [0, 0];
  return [
    ...of(FINAL, finals(game, score, minute)),
    ...of(FIRST_HALF, first),
    ...of(SECOND_HALF, second),
    ...of(HALVES, halvesOf(first, second)),
    ...sequenceMarkets(game, score, minute),
    ...of(CORNERS, cornersIn(cornersNow, left)),
    ...of(FIRST_HALF_CORNERS, cornersIn(halfCorners ?? cornersNow, leftOfFirst)),
  ];
}

const finals = (game: Football, { home, away }: Score, minute: number): Cells<Pair> =>
  pairsOf([home, away], comingPoints(game.home, MINUTES - minute), comingPoints(game.away, MINUTES - minute));

/** Rarer scores of a half are dropped where both halves are combined; no price changes. */
const RARE = 1e-9;

function halvesOf(first: Cells<Pair>, second: Cells<Pair>): Cells<Halves> {
  const usual = second.filter(([, probability]) => probability > RARE);
  return first
    .filter(([, probability]) => probability > RARE)
    .flatMap(([one, p]) =>
      usual.map(([other, q]): readonly [Halves, number] => [[one[0], one[1], other[0], other[1]], p * q]),
    );
}

const byMarket = <Facts extends readonly number[]>(all: readonly Definition<Facts>[]) =>
  new Map(all.map((one) => [one.market, one]));
const ON_FINAL = byMarket(FINAL);
const ON_FIRST = byMarket(FIRST_HALF);
const ON_SECOND = byMarket(SECOND_HALF);
const ON_HALVES = byMarket(HALVES);
const ON_CORNERS = byMarket(CORNERS);
const ON_FIRST_CORNERS = byMarket(FIRST_HALF_CORNERS);

/** The winning outcome of a market by what happened in each half. */
type OutcomeByHalves = (...halves: Halves) => string | null;

/** Undefined for a market that does not follow from the goals of each half. */
export function outcomeByGoals(market: string): OutcomeByHalves | undefined {
  const [final, first, second] = [ON_FINAL, ON_FIRST, ON_SECOND].map((all) => all.get(market));
  if (final) return (home1, away1, home2, away2) => final.outcomeOf(home1 + home2, away1 + away2);
  if (first) return (home1, away1) => first.outcomeOf(home1, away1);
  if (second) return (_home1, _away1, home2, away2) => second.outcomeOf(home2, away2);
  return ON_HALVES.get(market)?.outcomeOf;
}

/** Undefined for a market that does not follow from the corners of each half. */
export function outcomeByCorners(market: string): OutcomeByHalves | undefined {
  const [all, first] = [ON_CORNERS, ON_FIRST_CORNERS].map((some) => some.get(market));
  if (all) return (home1, away1, home2, away2) => all.outcomeOf(home1 + home2, away1 + away2);
  return first && ((home1, away1) => first.outcomeOf(home1, away1));
}

/** The winning outcome of a market; null when it is void or when what it depends on is not known. */
export function footballOutcome(score: Score, market: string): string | null {
  const { home, away, play } = score;
  const inSequence = sequenceOutcome(score, market);
  if (inSequence !== undefined) return inSequence;
  const first = play?.half ?? (home + away === 0 ? ([0, 0] as const) : null);
  const outcomeIn = (all: ReadonlyMap<string, Definition>, facts: Pair | null | undefined) =>
    facts ? all.get(market)?.outcomeOf(...facts) : null;
  const second: Pair | null = first && [home - first[0], away - first[1]];
  return (
    outcomeIn(ON_FINAL, [home, away]) ??
    outcomeIn(ON_FIRST, first) ??
    outcomeIn(ON_SECOND, second) ??
    (first && second ? ON_HALVES.get(market)?.outcomeOf(...first, ...second) : null) ??
    outcomeIn(ON_CORNERS, play?.corners) ??
    outcomeIn(ON_FIRST_CORNERS, play?.halfCorners) ??
    null
  );
}
