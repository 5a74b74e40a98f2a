import type { Random } from '../window.ts';
import type { FortuneModel } from './model.ts';

/** A place to bet on: all fields of the wheel that pay the same. */
export interface Stall {
  readonly id: string;
  readonly pays: number;
}

/** Every bet there is, by its id, the lowest first. */
export function stallsOf({ wheel }: FortuneModel): ReadonlyMap<string, Stall> {
  const numbers = [...new Set(wheel)].filter((pays) => pays > 0).sort((a, b) => a - b);
  return new Map(numbers.map((pays) => [String(pays), { id: String(pays), pays }]));
}

/** The place of the field that came, on the wheel. */
export const drawField = ({ wheel }: FortuneModel, random: Random): number => random(wheel.length);

/** What a bet gives back for each unit staked when that field has come: the stake and its win, or nothing. */
export const returnedAt = ({ wheel }: FortuneModel, { pays }: Stall, field: number): number =>
  wheel[field] === pays ? pays + 1 : 0;

/** The return of a bet, exactly: every field there is. */
export const returnOfStall = (model: FortuneModel, stall: Stall): number =>
  model.wheel.reduce((sum, _pays, field) => sum + returnedAt(model, stall, field), 0) / model.wheel.length;
