import type { Definition } from '../definitions.ts';
import type { Pair, Score } from '../score.ts';

/**
 * The part of a match that a market is about: regular time (`r`), the match with its overtime (`o`), a period (`p1`), a
 * quarter (`q1`) or a half of basketball (`h1`). It follows the kind of market: `total.q1:40.5`.
 */
export type Scope = 'r' | 'o' | `${'p' | 'q' | 'h'}${number}`;

/** The number that a market depends on, where it does not need the points of both sides. */
export type DependsOn = 'both' | 'sum' | 'lead' | 'home' | 'away';

export interface ScopedMarket {
  readonly scope: Scope;
  readonly dependsOn: DependsOn;
  readonly definition: Definition;
}

export const scoped = (
  scope: Scope,
  dependsOn: DependsOn,
  definitions: readonly Definition[],
): readonly ScopedMarket[] =>
  definitions.map((one) => ({
    scope,
    dependsOn,
    definition: { ...one, market: one.market.replace(/^[a-z]+/, (kind) => `${kind}.${scope}`) },
  }));

const QUARTERS_PER_HALF = 2;

/** Indices of the regular periods in a scope. */
export function periodsIn(scope: Scope, periods: number): readonly number[] {
  const all = Array.from({ length: periods }, (_, index) => index);
  if (scope === 'r' || scope === 'o') return all;
  const number = Number(scope.slice(1));
  if (!scope.startsWith('h')) return [number - 1];
  return all.slice((number - 1) * QUARTERS_PER_HALF, number * QUARTERS_PER_HALF);
}

export const sumOfPairs = (pairs: readonly Pair[]): Pair =>
  pairs.reduce<Pair>(([home, away], [ours, theirs]) => [home + ours, away + theirs], [0, 0]);

/**
 * The final score of each regular period; null for one that is not known. If only one is missing, it is what the others
 * leave of regular time.
 */
export function knownPeriods({ periods = [], regular }: Score, count: number): readonly (Pair | null)[] {
  const known = Array.from({ length: count }, (_, index) => periods[index] ?? null);
  const others = known.filter((one) => one !== null);
  if (!regular || others.length !== count - 1) return known;
  const [home, away] = sumOfPairs(others);
  return known.map((one) => one ?? [regular[0] - home, regular[1] - away]);
}

/** The final score in a scope; null when it is not known. */
export function scoreIn(score: Score, scope: Scope, count: number): Pair | null {
  if (scope === 'o') return score.home === score.away ? null : [score.home, score.away];
  if (scope === 'r') return score.regular ?? null;
  const own = periodsIn(scope, count).map((index) => knownPeriods(score, count)[index] ?? null);
  const known = own.filter((one) => one !== null);
  return known.length === own.length ? sumOfPairs(known) : null;
}
