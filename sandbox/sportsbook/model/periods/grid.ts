import { sumOf } from '../counting.ts';
import type { Pair } from '../score.ts';

/**
 * Probabilities by the points of both sides, from `from` on. While nothing has been filtered, the sides are independent,
 * and their own probabilities are kept as `sides`.
 */
export interface Grid {
  readonly from: Pair;
  /** Number of columns: the points of the away side. */
  readonly width: number;
  readonly chances: Float64Array;
  readonly sides: readonly [home: readonly number[], away: readonly number[]] | null;
}

/** Rarer cells are dropped; the effect is far below the precision of any price. */
const NOTHING = 1e-13;

export function createGrid(from: Pair, home: readonly number[], away: readonly number[]): Grid {
  const chances = new Float64Array(home.length * away.length);
  for (const [row, p] of home.entries())
    for (const [column, q] of away.entries()) chances[row * away.length + column] = p * q;
  return { from, width: away.length, chances, sides: [home, away] };
}

const heightOf = ({ chances, width }: Grid): number => chances.length / width;

export const massOf = ({ chances }: Grid): number => chances.reduce((sum, chance) => sum + chance, 0);

/** Each cell times the probability that `chanceAt` gives to its points. */
export function filtered(grid: Grid, chanceAt: (home: number, away: number) => number): Grid {
  const { from, width } = grid;
  const chances = grid.chances.map((chance, cell) =>
    chance > NOTHING ? chance * chanceAt(from[0] + Math.floor(cell / width), from[1] + (cell % width)) : 0,
  );
  return { from, width, chances, sides: null };
}

/** The sum of two independent scores. */
export function product(one: Grid, other: Grid): Grid {
  const from: Pair = [one.from[0] + other.from[0], one.from[1] + other.from[1]];
  if (one.sides && other.sides)
    return createGrid(from, sumOf(one.sides[0], other.sides[0]), sumOf(one.sides[1], other.sides[1]));
  const [first, second] = one.sides ? [other, one] : [one, other];
  if (!second.sides) return { ...convolved(first, second), from };
  const [home, away] = second.sides;
  const column = convolved(first, { ...createGrid([0, 0], home, [1]), sides: null });
  return { ...convolved(column, { ...createGrid([0, 0], [1], away), sides: null }), from };
}

function convolved(one: Grid, other: Grid): Grid {
  const width = one.width + other.width - 1;
  const chances = new Float64Array(width * (heightOf(one) + heightOf(other) - 1));
  const steps = [...other.chances]
    .map((chance, cell) => ({
      chance,
      shift: Math.floor(cell / other.width) * width + (cell % other.width),
    }))
    .filter(({ chance }) => chance > NOTHING);
  const shifts = Int32Array.from(steps, ({ shift }) => shift);
  const factors = Float64Array.from(steps, ({ chance }) => chance);
  for (let cell = 0; cell < one.chances.length; cell++) {
    const chance = one.chances[cell] ?? 0;
    if (chance <= NOTHING) continue;
    const start = Math.floor(cell / one.width) * width + (cell % one.width);
    for (let step = 0; step < shifts.length; step++) {
      const to = start + (shifts[step] ?? 0);
      chances[to] = (chances[to] ?? 0) + chance * (factors[step] ?? 0);
    }
  }
  return { from: one.from, width, chances, sides: null };
}
