import { payFor } from '../evaluate.ts';
import { COINS_IN_STAKE } from '../coins.ts';
import { asItPays, bonusModel, scattersIn } from '../bonus/bonusModel.ts';
import { REELS, type Bonus, type SlotModel, type Strip } from '../model.ts';
import { PAYING_SYMBOLS, WILD, type PayingSymbol, type ReelSymbol } from '../symbols.ts';
import { everyView } from '../window.ts';

/**
 * Exact return to player, without simulation; with bonus spins before the maximum win of a round, which no realistic
 * number of rounds meets. Reels are independent, so the expected number of ways over
 * the first k reels is the product of the expected counts, and a run ends there with the probability that
 * reel k + 1 shows no matching symbol. For a line, one cell replaces the count.
 */
export const returnToPlayer = (model: SlotModel): number =>
  returnOfSpin(model) + (model.bonus ? returnOfBonus(model, model.bonus) : 0);

/** Return of one spin of the reels, without bonus spins that it starts. */
const returnOfSpin = (model: SlotModel): number =>
  (model.mechanic === 'ways' ? coinsOfWays(model) : coinsOfLines(model)) / COINS_IN_STAKE;

/** Expected number of bonus spins, each with the return of a spin on the strips of the bonus. */
function returnOfBonus(model: SlotModel, bonus: Bonus): number {
  const spins = sum(
    [3, 4, 5]
      .map((count) => scatterChances(model)[count] ?? 0)
      .map((chance, index) => chance * (bonus.spins[index] ?? 0)),
  );
  return spins * bonus.multiplier * returnOfSpin(bonusModel(model));
}

/** Chance of each number of scatters on the reels; the reels are independent. */
export function scatterChances(model: SlotModel): readonly number[] {
  let chances = [1];
  for (const strip of model.strips) {
    const counts = everyView(strip, model.heights).map(scattersIn);
    const next = Array.from({ length: chances.length + Math.max(...counts) }, () => 0);
    for (const [before, chance] of chances.entries())
      for (const count of counts) next[before + count] = (next[before + count] ?? 0) + chance / counts.length;
    chances = next;
  }
  return chances;
}

/** Everything that a reel can show, as it pays. */
const viewsOf = (model: SlotModel, strip: Strip): readonly (readonly ReelSymbol[])[] =>
  everyView(strip, model.heights).map((view) => asItPays(model, view));

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
  const counts = viewsOf(model, strip).map(
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

function reelOfLine(model: SlotModel, strip: Strip, symbol: PayingSymbol): Reel {
  const views = viewsOf(model, strip);
  const count = views.filter(([shown]) => shown === symbol || shown === WILD).length / views.length;
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
        model.strips.slice(0, REELS).map((strip) => reelOfLine(model, strip, symbol)),
      ),
    ),
  );
