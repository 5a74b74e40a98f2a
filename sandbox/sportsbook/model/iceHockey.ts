import { comingPoints, type Counting } from './counting.ts';
import {
  asianHandicaps,
  bothScore,
  doubleChance,
  drawNoBet,
  europeanHandicaps,
  exactly,
  oddOrEven,
  pairsOf,
  probabilitiesOf,
  result,
  resultAnd,
  teamTotals,
  totals,
  winningMargin,
  type Cells,
  type Definition,
} from './definitions.ts';
import { jointProbability, type Selection } from './builder/joint.ts';
import type { MarketProbabilities, Pair, Score } from './score.ts';

/** Markets on the final score. The first one is the main market. */
const DEFINITIONS: readonly Definition[] = [
  result('result'),
  ...doubleChance('double'),
  drawNoBet('dnb'),
  ...totals('total', [3.5, 4.5, 5.5, 6.5, 7.5]),
  bothScore('both'),
  ...teamTotals('hometotal', 'home', [1.5, 2.5, 3.5]),
  ...teamTotals('awaytotal', 'away', [1.5, 2.5, 3.5]),
  ...europeanHandicaps([-1, 1]),
  ...asianHandicaps('handicap', [-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5]),
  winningMargin('margin'),
  oddOrEven('odd'),
  exactly('goals', 8, (home, away) => home + away),
  resultAnd(bothScore('both'), 'resultboth'),
];
const BY_MARKET = new Map(DEFINITIONS.map((one) => [one.market, one]));

const endsOf = (game: Counting, { home, away }: Score, left: number): Cells<Pair> =>
  pairsOf([home, away], comingPoints(game.home, left), comingPoints(game.away, left));

export function iceHockeyMarkets(
  game: Counting,
  score: Score,
  left: number,
  definitions: readonly Definition[] = DEFINITIONS,
): readonly MarketProbabilities[] {
  const cells = endsOf(game, score, left);
  return definitions.flatMap((one) => probabilitiesOf(one, cells) ?? []);
}

export const iceHockeyMain = (game: Counting, score: Score, left: number): MarketProbabilities | null =>
  iceHockeyMarkets(game, score, left, DEFINITIONS.slice(0, 1))[0] ?? null;

export const iceHockeyOutcome = ({ home, away }: Score, market: string): string | null =>
  BY_MARKET.get(market)?.outcomeOf(home, away) ?? null;

export const iceHockeyJoint = (
  game: Counting,
  score: Score,
  left: number,
  selections: readonly Selection[],
): number =>
  jointProbability(
    endsOf(game, score, left),
    ([home, away], market) => iceHockeyOutcome({ home, away }, market),
    selections,
  );
