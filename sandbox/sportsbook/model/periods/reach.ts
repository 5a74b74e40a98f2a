import { comingPoints, sumOf } from '../counting.ts';
import { pairsOf, type Cells } from '../definitions.ts';
import type { Pair, Score } from '../score.ts';
import { regularTicksOf, type PeriodGame } from './play.ts';
import { periodsIn, sumOfPairs, type DependsOn, type Scope } from './scopes.ts';

/** The points in a part of regular time so far, and the ticks of it that are left. */
export interface Reach {
  readonly from: Pair;
  readonly left: number;
}

/** A match at a moment. */
export interface PeriodMatch {
  readonly game: PeriodGame;
  readonly score: Score;
  readonly tick: number;
}

export function reachIn({ game, score, tick }: PeriodMatch, scope: Scope): Reach {
  const own = periodsIn(scope, game.periods);
  const leftOf = (index: number): number =>
    Math.min(game.ticksPerPeriod, Math.max(0, (index + 1) * game.ticksPerPeriod - tick));
  return {
    from: sumOfPairs(own.map((index) => score.periods?.[index] ?? [0, 0])),
    left: own.reduce((sum, index) => sum + leftOf(index), 0),
  };
}

/** The points of each side that are still to come in it. */
export const comingIn = (
  { home, away }: PeriodGame,
  { left }: Reach,
): readonly [readonly number[], readonly number[]] => [comingPoints(home, left), comingPoints(away, left)];

/** The possible final scores of the overtime, if there is one. */
export function overtimeEnds({ game, score, tick }: PeriodMatch): Cells<Pair> {
  const extra = Math.max(0, tick - regularTicksOf(game));
  return game.overtime.ends(score.periods?.[game.periods] ?? [0, 0], extra);
}

const VALUES: Readonly<Record<Exclude<DependsOn, 'both'>, (pair: Pair) => number>> = {
  sum: ([home, away]) => home + away,
  lead: ([home, away]) => home - away,
  home: ([home]) => home,
  away: ([, away]) => away,
};

/** A pair from which a market that depends on this number has the same outcome as from the points of both sides. */
const pairOf = (dependsOn: Exclude<DependsOn, 'both'>, value: number): Pair =>
  dependsOn === 'away' ? [0, value] : [value, 0];

/** Rarer numbers are dropped; the effect is far below the precision of any price. */
const NOTHING = 1e-13;

/** The possible final scores in a scope, as far as a market needs them, with their probabilities. */
export function cellsIn(match: PeriodMatch, scope: Scope, dependsOn: DependsOn): Cells<Pair> {
  const { game } = match;
  const reach = reachIn(match, scope);
  const [ours, theirs] = comingIn(game, reach);
  if (dependsOn === 'both') {
    const cells = pairsOf(reach.from, ours, theirs);
    return scope === 'o' ? withOvertime(cells, overtimeEnds(match)) : cells;
  }
  const { from } = reach;
  const valueOf = VALUES[dependsOn];
  const chances = numbersOf(dependsOn, from, [ours, theirs]);
  if (scope === 'o') addOvertime(chances, valueOf, levelScores(from, ours, theirs), overtimeEnds(match));
  return [...chances]
    .filter(([, chance]) => chance > NOTHING)
    .map(([value, chance]) => [pairOf(dependsOn, value), chance]);
}

function numbersOf(
  dependsOn: Exclude<DependsOn, 'both'>,
  [home, away]: Pair,
  [ours, theirs]: readonly [readonly number[], readonly number[]],
): Map<number, number> {
  const numbered = (first: number, chances: readonly number[]) =>
    new Map(chances.map((chance, index) => [first + index, chance]));
  switch (dependsOn) {
    case 'sum':
      return numbered(home + away, sumOf(ours, theirs));
    case 'lead':
      return numbered(home - away - (theirs.length - 1), sumOf(ours, theirs.toReversed()));
    case 'home':
      return numbered(home, ours);
    case 'away':
      return numbered(away, theirs);
  }
}

/** The level scores after regular time, with their probabilities. */
function levelScores([home, away]: Pair, ours: readonly number[], theirs: readonly number[]): Cells<Pair> {
  return ours.flatMap((p, more): Cells<Pair> => {
    const chance = p * (theirs[home + more - away] ?? 0);
    return chance > NOTHING ? [[[home + more, home + more], chance]] : [];
  });
}

/** Moves the probability of each level score to the scores after the overtime. */
function addOvertime(
  chances: Map<number, number>,
  valueOf: (pair: Pair) => number,
  level: Cells<Pair>,
  ends: Cells<Pair>,
): void {
  const extra = new Map<number, number>();
  const add = (to: Map<number, number>, value: number, chance: number) =>
    to.set(value, (to.get(value) ?? 0) + chance);
  for (const [pair, chance] of ends) add(extra, valueOf(pair), chance);
  for (const [pair, chance] of level) {
    const value = valueOf(pair);
    add(chances, value, -chance);
    for (const [more, p] of extra) add(chances, value + more, chance * p);
  }
  // Nothing is left of a level score but an error of rounding.
  if (valueOf([1, 1]) === 0) chances.delete(0);
}

export const withOvertime = (cells: Cells<Pair>, ends: Cells<Pair>): Cells<Pair> =>
  cells.flatMap(([[home, away], p]): Cells<Pair> => {
    if (home !== away) return [[[home, away], p]];
    return ends.map(([[ours, theirs], q]) => [[home + ours, away + theirs], p * q]);
  });
