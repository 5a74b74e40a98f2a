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
