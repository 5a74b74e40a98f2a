import { payFor } from './evaluate.ts';
import { COINS_IN_STAKE } from './coins.ts';
import { REELS, type SlotModel, type Strip } from './model.ts';
import { PAYING_SYMBOLS, WILD, type PayingSymbol } from './symbols.ts';
import { everyView } from './window.ts';

/**
 * Exact return to player, without simulation. Reels are independent, so the expected number of ways over
 * the first k reels is the product of the expected counts, and a run ends there with the probability that
 * reel k + 1 shows no matching symbol. For a line, one cell replaces the count.
 */
export const returnToPlayer = (model: SlotModel): number =>
  (model.mechanic === 'ways' ? coinsOfWays(model) : coinsOfLines(model)) / COINS_IN_STAKE;

interface Reel {
  /** Expected number of matching symbols on the reel, wilds included. */
  readonly count: number;
  /** Probability that the reel shows no matching symbol. */
  readonly none: number;
}

const coinsOfRuns = (model: SlotModel, symbol: PayingSymbol, reels: readonly Reel[]): number => {
  let expected = 1;
  let coins = 0;
  for (const [reel, { count }] of reels.entries()) {
    expected *= count;
    coins += payFor(model.pays[symbol], reel + 1) * expected * (reels[reel + 1]?.none ?? 1);
  }
  return coins;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function reelOfWays(model: SlotModel, strip: Strip, symbol: PayingSymbol): Reel {
  const counts = everyView(strip, model.heights).map(
    (view) => view.filter((shown) => shown === symbol || shown === WILD).length,
  );
  return {
    count: sum(counts) / counts.length,
    none: counts.filter((count) => count === 0).length / counts.length,
  };
}

const coinsOfWays = (model: SlotModel): number =>
  sum(
    PAYING_SYMBOLS.map((symbol) =>
      coinsOfRuns(
        model,
        symbol,
        model.strips.map((strip) => reelOfWays(model, strip, symbol)),
      ),
    ),
  );

function reelOfLine(strip: Strip, symbol: PayingSymbol): Reel {
  const count = strip.filter((shown) => shown === symbol || shown === WILD).length / strip.length;
  return { count, none: 1 - count };
}

/** Each row of a reel shows each stop with equal probability, so all lines have the same expected value. */
const coinsOfLines = (model: SlotModel): number =>
  model.lines.length *
  sum(
    PAYING_SYMBOLS.map((symbol) =>
      coinsOfRuns(
        model,
        symbol,
        model.strips.slice(0, REELS).map((strip) => reelOfLine(strip, symbol)),
      ),
    ),
  );
