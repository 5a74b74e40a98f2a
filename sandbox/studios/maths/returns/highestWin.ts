import { asItPays } from '../bonus/bonusModel.ts';
import { payFor } from '../evaluate.ts';
import { REELS, type SlotModel } from '../model.ts';
import { isPaying, WILD, type PayingSymbol, type ReelSymbol } from '../symbols.ts';
import { everyView } from '../window.ts';

/** A run from the first reel that the next reels may continue. With paylines `ways` is 1 and `line` is the index of the payline; otherwise `line` is 0. */
interface Run {
  readonly symbol: PayingSymbol;
  readonly ways: number;
  readonly line: number;
}
type View = readonly ReelSymbol[];

const standing = (view: View, symbol: PayingSymbol): number =>
  view.filter((shown) => shown === symbol || shown === WILD).length;

function begin(model: SlotModel, view: View): Run[] {
  if (model.mechanic === 'lines') {
    return model.lines.flatMap((rows, line) => {
      const symbol = view[rows[0] ?? 0];
      return symbol !== undefined && isPaying(symbol) ? [{ symbol, ways: 1, line }] : [];
    });
  }
  const symbols = [...new Set(view.filter(isPaying))];
  return symbols.map((symbol) => ({ symbol, ways: standing(view, symbol), line: 0 }));
}

/** Factor by which the run's number of ways grows on this reel; 0 ends the run. */
function growth(model: SlotModel, view: View, reel: number, { symbol, line }: Run): number {
  if (model.mechanic === 'ways') return standing(view, symbol);
  const shown = view[model.lines[line]?.[reel] ?? 0];
  return Number(shown === symbol || shown === WILD);
}

/** The distinct effects that a reel can have on the runs; many stops have the same effect. */
function outcomes(model: SlotModel, views: readonly View[], reel: number, runs: readonly Run[]): number[][] {
  const different = new Map<string, number[]>();
  for (const view of views) {
    const factors = runs.map((run) => growth(model, view, reel, run));
    different.set(factors.join(), factors);
  }
  const size = (factors: readonly number[]): number => factors.reduce((sum, factor) => sum + factor, 0);
  return [...different.values()].sort((a, b) => size(b) - size(a));
}

/** Highest win of one spin in coins, by branch and bound over the stops of all reels. */
export function highestWin(model: SlotModel): number {
  const views = model.strips.map((strip) =>
    everyView(strip, model.heights).map((view) => asItPays(model, view)),
  );
  const fullest = (symbol: PayingSymbol, reel: number): number =>
    model.mechanic === 'lines' ? 1 : Math.max(...(views[reel] ?? []).map((view) => standing(view, symbol)));
  const most = (symbol: PayingSymbol, reel: number): number =>
    Math.max(
      payFor(model.pays[symbol], reel),
      reel === REELS ? 0 : fullest(symbol, reel) * most(symbol, reel + 1),
    );
  const ahead = new Map<string, number>();
  const bound = ({ symbol, ways }: Run, reel: number): number => {
    const key = `${symbol}${reel}`;
    const known = ahead.get(key) ?? most(symbol, reel);
    ahead.set(key, known);
    return ways * known;
  };

  let best = 0;
  const walk = (reel: number, won: number, runs: readonly Run[]): void => {
    if (won + runs.reduce((sum, run) => sum + bound(run, reel), 0) <= best) return;
    if (reel === REELS || runs.length === 0) {
      best = won + runs.reduce((sum, run) => sum + bound(run, reel), 0);
      return;
    }
    for (const factors of outcomes(model, views[reel] ?? [], reel, runs)) {
      const grown = runs.map((run, index) => ({ ...run, factor: factors[index] ?? 0 }));
      const ended = grown.filter(({ factor }) => factor === 0);
      const paid = ended.reduce((sum, { symbol, ways }) => sum + payFor(model.pays[symbol], reel) * ways, 0);
      const going = grown.filter(({ factor }) => factor > 0);
      walk(
        reel + 1,
        won + paid,
        going.map(({ factor, ...run }) => ({ ...run, ways: run.ways * factor })),
      );
    }
  };
  for (const view of views[0] ?? []) walk(1, 0, begin(model, view));
  return best;
}
