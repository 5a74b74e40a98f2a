import type { CrashModel } from './model.ts';

/** Number of equally likely draws: 13 hexadecimal digits. */
export const DRAWS = 2n ** 52n;
/** The lowest multiplier at which a player can cash out, in hundredths. */
export const FIRST_OUT = 101;

/**
 * The last multiplier of a flight. The share `returns / m` of all draws reaches the multiplier m, so
 * cashing out at any m has the stated return. Below `FIRST_OUT` the flight ends immediately.
 */
export function endOf({ returnsPercent, most }: CrashModel, draw: bigint): number {
  const end = (BigInt(returnsPercent) * DRAWS) / (DRAWS - draw);
  return end > BigInt(most) ? most : Number(end);
}

/** Exact return to player of always cashing out at one multiplier, over all draws. */
export function returnOfTarget({ returnsPercent }: CrashModel, target: number): number {
  const reaching = (BigInt(returnsPercent) * DRAWS) / BigInt(target);
  return (Number(reaching) / Number(DRAWS)) * (target / 100);
}

export const multiplierAt = ({ growthPerSecond }: CrashModel, elapsedMs: number): number =>
  // The small constant compensates for floating-point errors of exponential and logarithm.
  Math.floor(100 * Math.exp((growthPerSecond * Math.max(0, elapsedMs)) / 1000) + 1e-5);

/** Time at which a flight reaches the multiplier, in whole milliseconds after its start. */
export const timeOf = ({ growthPerSecond }: CrashModel, multiplier: number): number =>
  Math.ceil((Math.log(multiplier / 100) / growthPerSecond) * 1000);
