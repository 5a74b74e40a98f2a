import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { COINS_IN_STAKE } from '../coins.ts';
import { evaluate, totalCoins, type Win } from '../evaluate.ts';
import { parseModel, type SlotModel } from '../model.ts';
import type { ReelSymbol } from '../symbols.ts';
import { drawWindow, type Random, type Window } from '../window.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const cascadeSchema = v.strictObject({
  /** What the wins of the first window count, of the second, and so on; the last of them from there on. */
  multipliers: v.pipe(v.array(count), v.nonEmpty()),
  /** In coins: a round pays at most this, and ends when it has. */
  most: count,
});
/** What makes a slot of ways a cascading one: winning symbols go, others fall, and wins count more with each fall. */
export type Cascade = v.InferOutput<typeof cascadeSchema>;

export interface CascadingSlot {
  readonly model: SlotModel;
  readonly cascade: Cascade;
  /** The return to player, as measured: no calculation reaches it. 0.962 for 96.2 %. */
  readonly returns: number;
}

const fileSchema = v.strictObject({ returns: v.number(), cascade: cascadeSchema, reels: v.unknown() });

/** @throws valibot's ValiError, naming the field, when the data file is no model. */
export function loadAvalanche(): CascadingSlot {
  const text = readFileSync(new URL('../models/avalanche.json', import.meta.url), 'utf8');
  const { cascade, returns, reels } = v.parse(fileSchema, JSON.parse(text));
  return { cascade, returns, model: parseModel(reels) };
}

/** A window on the way, with what it pays. */
export interface Drop {
  readonly window: Window;
  readonly wins: readonly Win[];
  readonly multiplier: number;
  /** With the multiplier, and within what a round pays at most. */
  readonly coins: number;
}

/** Takes the winning symbols away, lets those above fall, and fills each reel from above with what `next` gives. */
export function fall(
  window: Window,
  wins: readonly Win[],
  next: (reel: number) => ReelSymbol,
): (readonly ReelSymbol[])[] {
  const gone = new Set(wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel} ${row}`)));
  return window.map((column, reel) => {
    const left = column.filter((_, row) => !gone.has(`${reel} ${row}`));
    const filled = Array.from({ length: column.length - left.length }, () => next(reel));
    // The first that falls in comes to lie lowest.
    return [...filled.reverse(), ...left];
  });
}

/**
 * All windows of a round: the first as the reels stop, then each with any symbols of their strips fallen in; the last without a win or with the most there is.
 */
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

/** One round, in stakes. */
export const playCascade = (slot: CascadingSlot, random: Random) => (): number =>
  coinsOf(drawCascade(slot, random)) / COINS_IN_STAKE;
