import type { Random } from '../window.ts';
import type { RouletteModel } from './model.ts';
import { POCKETS, type Spot } from './spots.ts';

export const drawNumber = ({ wheel }: RouletteModel, random: Random): number =>
  wheel[random(wheel.length)] ?? 0;

/** Return of a bet per unit staked when this number wins: stake plus win, or 0. */
export const returned = ({ pays }: RouletteModel, { covers, kind }: Spot, number: number): number =>
  covers.includes(number) ? pays[kind] + 1 : 0;

export const returnOfSpot = (model: RouletteModel, spot: Spot): number =>
  POCKETS.reduce((sum, number) => sum + returned(model, spot, number), 0) / POCKETS.length;
