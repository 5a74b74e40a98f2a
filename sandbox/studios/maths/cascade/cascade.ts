import { COINS_IN_STAKE } from '../coins.ts';
import { evaluate, totalCoins, type Win } from '../evaluate.ts';
import type { SlotModel } from '../model.ts';
import type { ReelSymbol } from '../symbols.ts';
import { drawWindow, type Random, type Window } from '../window.ts';

/** Cascading slot: winning symbols are removed, others fall, and each cascade has a higher multiplier. */
export interface Cascade {
  /** Win multiplier of each cascade step, in order; the last one applies to all further steps. */
  readonly multipliers: readonly number[];
  /** Maximum win of a round in coins; the round ends when it is reached. */
  readonly most: number;
}

export interface CascadingSlot {
  readonly model: SlotModel;
  readonly cascade: Cascade;
  /** Return to player, measured by simulation because it cannot be calculated exactly. 0.962 is 96.2 %. */
  readonly returns: number;
}

/** The symbols that are visible in one step of a cascading round, and the wins among them. */
export interface Drop {
  readonly window: Window;
  readonly wins: readonly Win[];
  readonly multiplier: number;
  /** Win with the multiplier, limited by the maximum win of the round. */
  readonly coins: number;
}

/** Removes the winning symbols, lets the symbols above fall, and fills the reels with symbols from `next`. */
export function fall(
  window: Window,
  wins: readonly Win[],
  next: (reel: number) => ReelSymbol,
): (readonly ReelSymbol[])[] {
  const removed = new Set(wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel} ${row}`)));
  return window.map((column, reel) => {
    const left = column.filter((_, row) => !removed.has(`${reel} ${row}`));
    const filled = Array.from({ length: column.length - left.length }, () => next(reel));
    // The first new symbol falls to the lowest free cell.
    return [...filled.reverse(), ...left];
  });
}

/** Draws all steps of a round. The last step has no win, or reaches the maximum win. */
export function drawCascade(
  { model, cascade }: Pick<CascadingSlot, 'model' | 'cascade'>,
  random: Random,
): readonly Drop[] {
  const next = (reel: number): ReelSymbol => {
    const strip = model.strips[reel] ?? [];
    return strip[random(strip.length)] ?? 'ten';
  };
  const drops: Drop[] = [];
  let won = 0;
  let window = drawWindow(model, random);
  for (;;) {
    const wins = evaluate(model, window);
    const last = cascade.multipliers.length - 1;
    const multiplier = cascade.multipliers[Math.min(drops.length, last)] ?? 1;
    const coins = Math.min(totalCoins(wins) * multiplier, cascade.most - won);
    won += coins;
    drops.push({ window, wins, multiplier, coins });
    if (wins.length === 0 || won >= cascade.most) return drops;
    window = fall(window, wins, next);
  }
}

export const coinsOf = (drops: readonly Drop[]): number => drops.reduce((sum, { coins }) => sum + coins, 0);

/** Plays one round. Returns its win as a multiple of the stake. */
export const playCascade = (slot: CascadingSlot, random: Random) => (): number =>
  coinsOf(drawCascade(slot, random)) / COINS_IN_STAKE;
