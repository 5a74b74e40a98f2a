import { COINS_IN_STAKE } from '../coins.ts';
import { evaluate, totalCoins, type Win } from '../evaluate.ts';
import type { SlotModel } from '../model.ts';
import { drawWindow, type Random, type Window } from '../window.ts';
import { bonusModel, scattersIn } from './bonusModel.ts';

export interface BonusSpin {
  /** The symbols as they were drawn; wilds may then cover their reels. */
  readonly window: Window;
  /** Wins without the multiplier. */
  readonly wins: readonly Win[];
  /** Win with the multiplier, limited by the maximum win of the round. */
  readonly coins: number;
}

export interface SlotRound {
  readonly window: Window;
  readonly wins: readonly Win[];
  /** Empty if the reels show fewer than three scatters. */
  readonly bonusSpins: readonly BonusSpin[];
  /** Win of the whole round. */
  readonly coins: number;
}

export const scattersOf = (window: Window): number =>
  window.reduce((sum, column) => sum + scattersIn(column), 0);

/** Draws a round: the spin, and all bonus spins that it starts. */
export function drawRound(model: SlotModel, random: Random): SlotRound {
  const window = drawWindow(model, random);
  const wins = evaluate(model, window);
  const most = model.bonus?.most ?? Number.POSITIVE_INFINITY;
  const won = Math.min(totalCoins(wins), most);
  const bonusSpins = drawBonus(model, { window, left: most - won }, random);
  return { window, wins, bonusSpins, coins: bonusSpins.reduce((sum, { coins }) => sum + coins, won) };
}

function drawBonus(
  model: SlotModel,
  { window, left }: { readonly window: Window; readonly left: number },
  random: Random,
): readonly BonusSpin[] {
  const { bonus } = model;
  const scatters = scattersOf(window);
  if (!bonus || scatters < 3) return [];
  const spinModel = bonusModel(model);
  const spins: BonusSpin[] = [];
  let payable = left;
  for (let spin = bonus.spins[Math.min(scatters, 5) - 3] ?? 0; spin > 0 && payable > 0; spin -= 1) {
    const drawn = drawWindow(spinModel, random);
    const wins = evaluate(spinModel, drawn);
    const coins = Math.min(totalCoins(wins) * bonus.multiplier, payable);
    payable -= coins;
    spins.push({ window: drawn, wins, coins });
  }
  return spins;
}

/** Plays a round. Returns its win in stakes. */
export const playRound = (model: SlotModel, random: Random) => (): number =>
  drawRound(model, random).coins / COINS_IN_STAKE;
