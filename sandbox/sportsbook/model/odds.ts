import type { OutcomeProbability } from './score.ts';

/** Decimal odds in hundredths: 1.85 is 185. */
export type Odds = number;

const LEAST: Odds = 101;
const MOST: Odds = 150_00;

/** Bookmaker's margin by phase. `lean` adds up to `MOST_LEAN` to it. */
export const MARGINS = { before: 0.05, live: 0.075 };
const MOST_LEAN = 0.02;

/** Odds of an outcome; null when they are too low or too high to be offered. `lean` is from 0 to 1. */
export function oddsOf(
  { probability }: OutcomeProbability,
  phase: keyof typeof MARGINS,
  lean: number,
): Odds | null {
  if (probability <= 0) return null;
  const fair = 100 / probability;
  const odds = Math.floor(roundedOdds(fair / (1 + MARGINS[phase] + MOST_LEAN * lean)));
  return odds >= LEAST && odds <= MOST ? odds : null;
}

/** Rounds down to the usual steps: 0.01 up to 3.00, 0.05 up to 6.00, and coarser above. */
export function roundedOdds(odds: number): number {
  const step = odds < 300 ? 1 : odds < 600 ? 5 : odds < 1000 ? 10 : odds < 2000 ? 25 : 100;
  return Math.floor(odds / step) * step;
}

/**
 * Return of a stake in minor units, stake included, rounded down. Half a hundredth is allowed, for odds that are the mean
 * of two.
 */
export function returnOf(stakeMinor: bigint, all: readonly Odds[]): bigint {
  const above = all.reduce((product, odds) => product * BigInt(odds * 2), stakeMinor);
  return above / 200n ** BigInt(all.length);
}
