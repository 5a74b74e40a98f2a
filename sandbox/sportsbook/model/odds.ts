import type { Likely } from './score.ts';

/** In hundredths, as they are written: 1.85 is 185. */
export type Odds = number;

const LEAST: Odds = 101;
const MOST: Odds = 150_00;

/** How much more than their probability a bet costs. `lean` moves a price without ever making it fair. */
const MARGINS = { before: 0.05, live: 0.075 };
const MOST_LEAN = 0.02;

/** Null: nothing may be bet on it any more, or nothing yet. @param lean from 0 to 1 */
export function oddsOf({ probability }: Likely, phase: keyof typeof MARGINS, lean: number): Odds | null {
  if (probability <= 0) return null;
  const fair = 100 / probability;
  const odds = Math.floor(rounded(fair / (1 + MARGINS[phase] + MOST_LEAN * lean)));
  return odds >= LEAST && odds <= MOST ? odds : null;
}

/** As a book writes them: in cents up to three, in fives up to six, and coarser above; always down. */
function rounded(odds: number): number {
  const step = odds < 300 ? 1 : odds < 600 ? 5 : odds < 1000 ? 10 : odds < 2000 ? 25 : 100;
  return Math.floor(odds / step) * step;
}

/** What a stake returns, with it, to the last minor unit and never more. */
export function returnOf(stakeMinor: bigint, all: readonly Odds[]): bigint {
  const above = all.reduce((product, odds) => product * BigInt(odds), stakeMinor);
  return above / 100n ** BigInt(all.length);
}
