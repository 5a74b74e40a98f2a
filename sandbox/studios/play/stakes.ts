import type { Currency } from '@foyer/domain/currency.ts';
import { compare, fromDecimal, money, type Money } from '@foyer/domain/money.ts';
import { COINS_IN_STAKE } from '../maths/coins.ts';

/** Minor units per coin, from the smallest to the largest stake: 0.20 to 40.00 in EUR. */
const COIN_VALUES = [1, 2, 3, 5, 10, 20, 50, 100, 200] as const;
const DEFAULT_STEP = 3;

/** Multiplier of the amounts for currencies with small units. */
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

/** Minimum and maximum stake of a round in EUR; other currencies multiply them by `COIN_FACTOR`. */
export interface Limits {
  readonly minStake: string;
  readonly maxStake: string;
}

/** Selectable amounts in minor units. All are even, so that half a stake can be paid. */
const STEPS = [
  10, 50, 100, 200, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 50_000, 100_000, 200_000,
] as const;
/** The maximum stake of a round is at least this multiple of the largest chip. */
const CHIPS_IN_MOST = 5n;

/** The selectable amounts from `least` to `most`, both in euro cents, converted to the currency. */
const stepsWithin = (currency: Currency, least: bigint, most: bigint): readonly Money[] =>
  STEPS.map(BigInt)
    .filter((step) => step >= least && step <= most)
    .map((step) => inCurrency(step, currency));

const inCurrency = (cents: bigint, currency: Currency): Money =>
  money(cents * BigInt(COIN_FACTOR[currency] ?? 1), currency);
const centsOf = (amount: string): bigint => fromDecimal(amount, 'EUR').minor;

export interface Chips {
  readonly chips: readonly Money[];
  readonly most: Money;
}

export function chipsFor(currency: Currency, { minStake, maxStake }: Limits): Chips {
  const most = centsOf(maxStake);
  return {
    chips: stepsWithin(currency, centsOf(minStake), most / CHIPS_IN_MOST),
    most: inCurrency(most, currency),
  };
}

/** The bets that a card table offers; the second smallest is the default. */
export const betsFor = (currency: Currency, { minStake, maxStake }: Limits): Ladder => ({
  stakes: stepsWithin(currency, centsOf(minStake), centsOf(maxStake)),
  defaultIndex: 1,
});

export const isInChips = ({ minor, currency }: Money, { chips }: Chips): boolean =>
  chips.some((smallest) => smallest.currency === currency && minor > 0n && minor % smallest.minor === 0n);

/** Multiples of 100 minor units, so that every multiplier pays whole minor units: 1.00 to 100.00 in EUR. */
const CRASH_VALUES = [100, 200, 300, 500, 1000, 2000, 5000, 10_000] as const;

export const crashLadderFor = (currency: Currency): Ladder => ({
  stakes: CRASH_VALUES.map((value) => money(BigInt(value * (COIN_FACTOR[currency] ?? 1)), currency)),
  defaultIndex: 0,
});
