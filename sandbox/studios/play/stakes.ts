import type { Currency } from '@foyer/vocabulary/currency.ts';
import { compare, money, type Money } from '@foyer/vocabulary/money.ts';
import { COINS_IN_STAKE } from '../maths/coins.ts';

/** Minor units of a coin, from the smallest stake to the largest: 0.20 to 40.00 in euro. */
const COIN_VALUES = [1, 2, 3, 5, 10, 20, 50, 100, 200] as const;
const DEFAULT_STEP = 3;

/** Where a cent is worth too little to play with, a coin is more of them. */
const COIN_FACTOR: Partial<Record<Currency, number>> = { NOK: 10, ZAR: 10, INR: 50, JPY: 1 };

export interface Ladder {
  readonly stakes: readonly Money[];
  readonly defaultIndex: number;
}

export const ladderFor = (currency: Currency): Ladder => ({
  stakes: COIN_VALUES.map((coin) =>
    money(BigInt(coin * COINS_IN_STAKE * (COIN_FACTOR[currency] ?? 1)), currency),
  ),
  defaultIndex: DEFAULT_STEP,
});

export const isOffered = (stake: Money, { stakes }: Ladder): boolean =>
  stakes.some((offered) => offered.currency === stake.currency && compare(offered, stake) === 0);

/** Minor units of a table's chips: 0.50 to 100.00 in euro. */
const CHIP_VALUES = [50, 100, 200, 500, 2500, 10_000] as const;
/** A round takes at most this many of the smallest chip: 500.00 in euro. */
const MOST_CHIPS = 1000n;

export interface Chips {
  readonly chips: readonly Money[];
  /** In one round. */
  readonly most: Money;
}

export function chipsFor(currency: Currency): Chips {
  const factor = COIN_FACTOR[currency] ?? 1;
  const chips = CHIP_VALUES.map((value) => money(BigInt(value * factor), currency));
  return { chips, most: money(BigInt(CHIP_VALUES[0] * factor) * MOST_CHIPS, currency) };
}

/** Whether the amount can be laid in chips. */
export const isInChips = ({ minor, currency }: Money, { chips }: Chips): boolean =>
  chips.some((smallest) => smallest.currency === currency && minor > 0n && minor % smallest.minor === 0n);

/** Whole units of a hundred, so that every multiplier pays to the last cent: 1.00 to 100.00 in euro. */
const CRASH_VALUES = [100, 200, 300, 500, 1000, 2000, 5000, 10_000] as const;

export const crashLadderFor = (currency: Currency): Ladder => ({
  stakes: CRASH_VALUES.map((value) => money(BigInt(value * (COIN_FACTOR[currency] ?? 1)), currency)),
  defaultIndex: 0,
});
