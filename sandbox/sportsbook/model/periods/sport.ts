import { probabilitiesOf } from '../definitions.ts';
import type { Selection } from '../builder/joint.ts';
import type { MarketProbabilities, Pair, Score } from '../score.ts';
import { jointOf, type Test } from './joint.ts';
import type { PeriodGame } from './play.ts';
import { cellsIn, type PeriodMatch } from './reach.ts';
import { scoreIn, type Scope, type ScopedMarket } from './scopes.ts';
import { HIGHEST, highestOutcome, highestPeriod, isRace, raceMarkets, raceOutcome } from './sequence.ts';

export interface PeriodSport {
  readonly game: PeriodGame;
  /** The first one is the main market. */
  readonly markets: readonly ScopedMarket[];
  /** The scopes of the periods, in their order. */
  readonly periods: readonly Scope[];
  /** Whether the points of both sides in all periods are few enough to combine the best period with other selections. */
  readonly hasFewPoints: boolean;
}

/** Prices and settles the markets of a match in periods: prices and settlement use the same functions. */
export function createPeriodSport({ game, markets: all, periods, hasFewPoints }: PeriodSport) {
  const byName = new Map(all.map((one) => [one.definition.market, one]));

  const markets = (score: Score, tick: number): readonly MarketProbabilities[] => {
    const match = { game, score, tick };
    return [...probabilitiesIn(match, all), highestPeriod(match, periods), ...raceMarkets(match)];
  };

  const testOf = ({ market, outcome }: Selection): readonly Test[] => {
    const found = byName.get(market);
    if (!found) return [];
    const wins = (home: number, away: number) => found.definition.outcomeOf(home, away) === outcome;
    return [{ scope: found.scope, wins }];
  };

  /** The probability of a selection alone. */
  const alone = (match: PeriodMatch, { market, outcome }: Selection): number => {
    const found = byName.get(market);
    const own = found
      ? probabilitiesIn(match, [found])
      : [highestPeriod(match, periods), ...raceMarkets(match)];
    const priced = own.find((one) => one.market === market);
    const likely = priced?.outcomes.find((one) => one.outcome === outcome);
    return (likely?.probability ?? 0) * (1 - (priced?.void ?? 0));
  };

  const joint = (score: Score, tick: number, selections: readonly Selection[]): number => {
    const match = { game, score, tick };
    const [only, ...others] = selections;
    if (only && others.length === 0) return alone(match, only);
    const best = selections.find(({ market }) => market === HIGHEST);
    const tests = selections.flatMap(testOf);
    if (!best) return jointOf(match, tests);
    const withHighest = (scope: Scope): number => jointWithHighest(match, periods, scope, tests);
    const scope = periods.find((one) => one === best.outcome);
    if (scope) return withHighest(scope);
    return Math.max(
      0,
      periods.reduce((left, one) => left - withHighest(one), jointOf(match, tests)),
    );
  };

  return {
    markets,
    main: (score: Score, tick: number): MarketProbabilities | null =>
      probabilitiesIn({ game, score, tick }, all.slice(0, 1))[0] ?? null,
    joint,
    /** Whether a selection on this market cannot be combined with others of its match. */
    isAlone: (market: string): boolean => isRace(market) || (market === HIGHEST && !hasFewPoints),
    winningOutcome(final: Score, market: string): string | null {
      if (market === HIGHEST) return highestOutcome(final, periods);
      const inRace = raceOutcome(final, market);
      if (inRace !== undefined) return inRace;
      const found = byName.get(market);
      const score: Pair | null = found ? scoreIn(final, found.scope, game.periods) : null;
      return (score && found?.definition.outcomeOf(...score)) ?? null;
    },
  };
}

/** More goals in a period have no probability that could change a price. */
const MOST_OF_PERIOD = 14;

/** The probability that the tests hold and that one period has more goals than each other. */
function jointWithHighest(
  match: PeriodMatch,
  periods: readonly Scope[],
  best: Scope,
  tests: readonly Test[],
): number {
  let sum = 0;
  for (let most = 1; most <= MOST_OF_PERIOD; most++) {
    const onPeriods = periods.map((scope): Test => ({
      scope,
      wins: (home, away) => (scope === best ? home + away === most : home + away < most),
    }));
    sum += jointOf(match, [...tests, ...onPeriods]);
  }
  return sum;
}

function probabilitiesIn(
  match: PeriodMatch,
  wanted: readonly ScopedMarket[],
): readonly MarketProbabilities[] {
  const known = new Map<string, ReturnType<typeof cellsIn>>();
  return wanted.flatMap(({ scope, dependsOn, definition }) => {
    const key = `${scope} ${dependsOn}`;
    const cells = known.get(key) ?? cellsIn(match, scope, dependsOn);
    known.set(key, cells);
    return probabilitiesOf(definition, cells) ?? [];
  });
}
