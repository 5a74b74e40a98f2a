import { expandWilds } from '../../maths/bonus/bonusModel.ts';
import { totalCoins, type Win } from '../../maths/evaluate.ts';
import type { SlotDraw, SlotMaths } from '../../maths/slot/slotRound.ts';
import type { Window } from '../../maths/window.ts';

/** One view of the reels in a round. */
export interface Step {
  readonly kind: 'spin' | 'drop' | 'bonusSpin';
  /** From 1, among the steps of its kind. */
  readonly number: number;
  /** The symbols as they paid. */
  readonly window: Window;
  readonly wins: readonly Win[];
  /** Multiplies each win of the step. */
  readonly multiplier: number;
  /** What the step paid: the sum of its wins, or less where the round reaches its maximum win. */
  readonly coins: number;
}

/** The views of the reels in their order: the spin or its cascades, then the bonus spins. */
export function stepsOf(
  { window, wins, drops, bonusSpins }: SlotDraw,
  { model }: SlotMaths,
): readonly Step[] {
  const { bonus } = model;
  const first: readonly Step[] =
    drops.length > 0
      ? drops.map((drop, index) => ({ ...drop, kind: 'drop', number: index + 1 }))
      : [{ kind: 'spin', number: 1, window, wins, multiplier: 1, coins: totalCoins(wins) }];
  return [
    ...first,
    ...bonusSpins.map((spin, index) => ({
      ...spin,
      kind: 'bonusSpin' as const,
      number: index + 1,
      window: bonus?.expandsWilds === true ? expandWilds(spin.window) : spin.window,
      multiplier: bonus?.multiplier ?? 1,
    })),
  ];
}
