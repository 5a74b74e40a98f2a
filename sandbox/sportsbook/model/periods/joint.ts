import type { Pair } from '../score.ts';
import { comingIn, overtimeEnds, reachIn, type PeriodMatch } from './reach.ts';
import { createGrid, filtered, massOf, product, type Grid } from './grid.ts';
import type { Scope } from './scopes.ts';

/** What the points of both sides in a part of the match must be. */
export interface Test {
  readonly scope: Scope;
  wins(home: number, away: number): boolean;
}

/**
 * The probability that all tests hold. Periods are independent, so the points of each are filtered by its tests, added up
 * to halves and to regular time, and filtered there again.
 */
export function jointOf(match: PeriodMatch, tests: readonly Test[]): number {
  const onMatch = tests.filter(({ scope }) => scope === 'o');
  if (onMatch.length === 0) return chanceIn(match, 'r', tests);
  const regular = gridOf(match, 'r', tests);
  const ends = overtimeEnds(match);
  const wins = (home: number, away: number): boolean => onMatch.every((test) => test.wins(home, away));
  const chanceAt = (home: number, away: number): number => {
    if (home !== away) return wins(home, away) ? 1 : 0;
    return ends.reduce((sum, [[ours, theirs], p]) => (wins(home + ours, away + theirs) ? sum + p : sum), 0);
  };
  return massOf(filtered(regular, chanceAt));
}

/** The probability that all tests on a part of regular time and on its parts hold. */
function chanceIn(match: PeriodMatch, scope: Scope, tests: readonly Test[]): number {
  if (!hasTests(match, scope, tests)) return 1;
  if (tests.some((test) => test.scope === scope)) return massOf(gridOf(match, scope, tests));
  const parts = partsOf(scope, match.game.periods);
  return parts.reduce((chance, part) => chance * chanceIn(match, part, tests), 1);
}

/** The points in a part of regular time with the probability that all tests on it and on its parts hold. */
function gridOf(match: PeriodMatch, scope: Scope, tests: readonly Test[]): Grid {
  const parts = partsOf(scope, match.game.periods);
  const isInside = parts.some((part) => hasTests(match, part, tests));
  const grid = isInside
    ? parts.map((part) => gridOf(match, part, tests)).reduce(product)
    : freeGrid(match, scope);
  const own = tests.filter((test) => test.scope === scope);
  if (own.length === 0) return grid;
  return filtered(grid, (home, away) => (own.every((test) => test.wins(home, away)) ? 1 : 0));
}

const hasTests = (match: PeriodMatch, scope: Scope, tests: readonly Test[]): boolean =>
  tests.some((test) => test.scope === scope) ||
  partsOf(scope, match.game.periods).some((part) => hasTests(match, part, tests));

const QUARTERS = 4;

/** The parts that a part of regular time consists of: halves and quarters in basketball, periods in ice hockey. */
function partsOf(scope: Scope, periods: number): readonly Scope[] {
  if (periods !== QUARTERS) return scope === 'r' ? ['p1', 'p2', 'p3'] : [];
  if (scope === 'r') return ['h1', 'h2'];
  return scope === 'h1' ? ['q1', 'q2'] : scope === 'h2' ? ['q3', 'q4'] : [];
}

function freeGrid(match: PeriodMatch, scope: Scope): Grid {
  const reach = reachIn(match, scope);
  const from: Pair = reach.from;
  const [home, away] = comingIn(match.game, reach);
  return createGrid(from, home, away);
}
