import type { SlotModel } from '../model.ts';
import { SCATTER, WILD, type ReelSymbol } from '../symbols.ts';
import type { Window } from '../window.ts';

type Column = readonly ReelSymbol[];

const known = new WeakMap<SlotModel, SlotModel>();

/** The model of a bonus spin: the strips without scatters, and wilds that may cover their reels. */
export function bonusModel(model: SlotModel): SlotModel {
  const made = known.get(model);
  if (made) return made;
  const { bonus, ...rest } = model;
  const spin: SlotModel = {
    ...rest,
    strips: model.strips.map((strip) => strip.filter((symbol) => symbol !== SCATTER)),
    expandsWilds: bonus?.expandsWilds ?? false,
  };
  known.set(model, spin);
  return spin;
}

export const scattersIn = (column: Column): number => column.filter((symbol) => symbol === SCATTER).length;

/** A reel as it pays: in some bonus spins, a wild covers it. */
export const asItPays = (model: SlotModel, column: Column): Column =>
  model.expandsWilds ? expanded(column) : column;

const expanded = (column: Column): Column => (column.includes(WILD) ? column.map(() => WILD) : column);

/** The window after its wilds have covered their reels. */
export const expandWilds = (window: Window): Window => window.map(expanded);
