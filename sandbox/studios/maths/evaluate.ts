import { expandWilds } from './bonus/bonusModel.ts';
import type { Pays, SlotModel } from './model.ts';
import { isPaying, WILD, type PayingSymbol, type ReelSymbol } from './symbols.ts';
import type { Window } from './window.ts';

/** A cell of the window: reel from the left, row from the top. */
export type Cell = readonly [reel: number, row: number];

export interface Win {
  readonly symbol: PayingSymbol;
  /** Number of reels in the run, three to five. */
  readonly length: number;
  /** Number of ways that pay; 1 for a line. */
  readonly ways: number;
  readonly line?: number;
  readonly coins: number;
  readonly cells: readonly Cell[];
}

export const payFor = (pays: Pays, length: number): number => pays[length - 3] ?? 0;

const stands = (shown: ReelSymbol | undefined, symbol: PayingSymbol): boolean =>
  shown === symbol || shown === WILD;

const countOf = (column: readonly ReelSymbol[], symbol: PayingSymbol): number => {
  let count = 0;
  for (const shown of column) if (stands(shown, symbol)) count += 1;
  return count;
};

// Most windows pay nothing, so the winning cells are computed only for a win.
function winOfWays(model: SlotModel, window: Window, symbol: PayingSymbol): Win | null {
  let ways = 1;
  let length = 0;
  for (const column of window) {
    const count = countOf(column, symbol);
    if (count === 0) break;
    ways *= count;
    length += 1;
  }
  const coins = payFor(model.pays[symbol], length) * ways;
  return coins > 0 ? { symbol, length, ways, coins, cells: cellsOf(window.slice(0, length), symbol) } : null;
}

const cellsOf = (window: Window, symbol: PayingSymbol): readonly Cell[] =>
  window.flatMap((column, reel) =>
    column.flatMap((shown, row): Cell[] => (stands(shown, symbol) ? [[reel, row]] : [])),
  );

function winOfLine(model: SlotModel, window: Window, line: number, rows: readonly number[]): Win | null {
  const symbol = window[0]?.[rows[0] ?? 0];
  if (symbol === undefined || !isPaying(symbol)) return null;
  const broken = rows.findIndex((row, reel) => !stands(window[reel]?.[row], symbol));
  const length = broken === -1 ? rows.length : broken;
  const coins = payFor(model.pays[symbol], length);
  const cells = rows.slice(0, length).map((row, reel): Cell => [reel, row]);
  return coins > 0 ? { symbol, length, ways: 1, line, coins, cells } : null;
}

export function evaluate(model: SlotModel, drawn: Window): readonly Win[] {
  const window = model.expandsWilds ? expandWilds(drawn) : drawn;
  const starts = new Set(window[0]?.filter(isPaying));
  const wins =
    model.mechanic === 'ways'
      ? [...starts].map((symbol) => winOfWays(model, window, symbol))
      : model.lines.map((rows, line) => winOfLine(model, window, line, rows));
  return wins.filter((win) => win !== null).sort((a, b) => b.coins - a.coins);
}

export const totalCoins = (wins: readonly Win[]): number => wins.reduce((sum, { coins }) => sum + coins, 0);
