import { drawRound, type SlotRound } from '../bonus/bonus.ts';
import { coinsOf, drawCascade, type Cascade, type Drop } from '../cascade/cascade.ts';
import type { SlotModel } from '../model.ts';
import type { Random } from '../window.ts';

/** Everything that decides a round of a slot, apart from the random numbers. */
export interface SlotMaths {
  readonly model: SlotModel;
  /** Present for a slot with cascading wins. */
  readonly cascade?: Cascade;
}

/** A drawn round. In a cascading slot `wins` is empty, because each step has its own wins. */
export interface SlotDraw extends SlotRound {
  /** Steps of a cascading slot; the first one shows `window`. */
  readonly drops: readonly Drop[];
}

/** Draws a round with all its cascades and bonus spins. */
export function drawSlot({ model, cascade }: SlotMaths, random: Random): SlotDraw {
  if (!cascade) return { ...drawRound(model, random), drops: [] };
  const drops = drawCascade({ model, cascade }, random);
  return { coins: coinsOf(drops), window: drops[0]?.window ?? [], wins: [], drops, bonusSpins: [] };
}
