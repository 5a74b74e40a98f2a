import type { Random } from '../window.ts';
import type { FortuneModel } from './model.ts';

/** A bet position: all segments of the wheel that pay the same. */
export interface Stall {
  readonly id: string;
  readonly pays: number;
}

/** All bet positions by id, lowest payout first. */
export function stallsOf({ wheel }: FortuneModel): ReadonlyMap<string, Stall> {
  const numbers = [...new Set(wheel)].filter((pays) => pays > 0).sort((a, b) => a - b);
  return new Map(numbers.map((pays) => [String(pays), { id: String(pays), pays }]));
}

export const drawField = ({ wheel }: FortuneModel, random: Random): number => random(wheel.length);

/** Return of a bet per unit staked when this segment wins: stake plus win, or 0. */
export const returnedAt = ({ wheel }: FortuneModel, { pays }: Stall, field: number): number =>
  wheel[field] === pays ? pays + 1 : 0;

/** Exact return to player of a bet, over all segments. */
export const returnOfStall = (model: FortuneModel, stall: Stall): number =>
  model.wheel.reduce((sum, _pays, field) => sum + returnedAt(model, stall, field), 0) / model.wheel.length;
