import type { CrashModel } from './model.ts';

/** A draw is one of this many, each equally likely: 13 hexadecimal digits. */
export const DRAWS = 2n ** 52n;
/** The first multiplier at which a player can be out. */
export const FIRST_OUT = 101;

/**
 * The last multiplier of a flight. Of all draws, `returns / m` reach m: who takes out at m gets the stated return,
 * whatever m is. Below `FIRST_OUT` the flight is over as it begins.
 */
export function endOf({ returnsPercent, most }: CrashModel, draw: bigint): number {
  const end = (BigInt(returnsPercent) * DRAWS) / (DRAWS - draw);
  return end > BigInt(most) ? most : Number(end);
}

/** The return of always being out at a multiplier, exactly: all draws are counted. */
export function returnOfTarget({ returnsPercent }: CrashModel, target: number): number {
  const reaching = (BigInt(returnsPercent) * DRAWS) / BigInt(target);
  return (Number(reaching) / Number(DRAWS)) * (target / 100);
}

export const multiplierAt = ({ growthPerSecond }: CrashModel, elapsedMs: number): number =>
  // A thousandth of a hundredth makes up for what a logarithm and a power lose on their way.
  Math.floor(100 * Math.exp((growthPerSecond * Math.max(0, elapsedMs)) / 1000) + 1e-5);

/** When a flight comes to the multiplier, in whole milliseconds from its beginning. */
export const timeOf = ({ growthPerSecond }: CrashModel, multiplier: number): number =>
  Math.ceil((Math.log(multiplier / 100) / growthPerSecond) * 1000);
