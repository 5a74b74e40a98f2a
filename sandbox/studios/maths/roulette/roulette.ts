import type { Random } from '../window.ts';
import type { RouletteModel } from './model.ts';
import { POCKETS, type Spot } from './spots.ts';

export const drawNumber = ({ wheel }: RouletteModel, random: Random): number =>
  wheel[random(wheel.length)] ?? 0;

/** What a bet on the spot gives back for each unit staked: the stake and its win, or nothing. */
export const returned = ({ pays }: RouletteModel, { covers, kind }: Spot, number: number): number =>
  covers.includes(number) ? pays[kind] + 1 : 0;

/** The return of a spot, exactly: every number there is. */
export const returnOfSpot = (model: RouletteModel, spot: Spot): number =>
  POCKETS.reduce((sum, number) => sum + returned(model, spot, number), 0) / POCKETS.length;
