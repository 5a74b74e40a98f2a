import type { Cell } from '../../../maths/evaluate.ts';
import type { ReelSymbol } from '../../../maths/symbols.ts';
import type { Window } from '../../../maths/window.ts';
import type { ReelView } from './reel.ts';

interface Move {
  readonly sign: ReelSymbol;
  readonly from: number;
  readonly to: number;
}
export type Falling = readonly { readonly rows: number; readonly moves: readonly Move[] }[];

/** Computes how the symbols fall from `before` to `after` when the winning cells are removed. */
export function fallingOf(before: Window, removed: readonly Cell[], after: Window): Falling {
  return before.map((column, reel) => {
    const isLost = (row: number): boolean => removed.some(([at, lostRow]) => at === reel && lostRow === row);
    const left = column.flatMap((_, row) => (isLost(row) ? [] : [row]));
    const coming = column.length - left.length;
    const moves = (after[reel] ?? []).map((sign, to) => {
      const from = to < coming ? to - coming : (left[to - coming] ?? to);
      return { sign, from, to };
    });
    return { rows: column.length, moves };
  });
}

/** What each reel shows during the fall. `part` is the progress from 0 to 1. */
export function fallingView(falling: Falling, part: number): ReelView<ReelSymbol>[] {
  // Accelerates like free fall.
  const fallen = Math.min(1, part) ** 2;
  return falling.map(({ rows, moves }) => ({
    rows,
    cells: moves.map(({ sign, from, to }) => ({ sign, row: from + (to - from) * fallen })),
    speed: 0,
    isTurning: part < 1,
  }));
}
