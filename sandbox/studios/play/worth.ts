import { money, type Money } from '@foyer/vocabulary/money.ts';
import { COINS_IN_STAKE } from '../maths/coins.ts';

/** What coins are worth at a stake. Exact: every stake is a whole number of minor units a coin. */
export const worth = (coins: number, stake: Money): Money =>
  money((stake.minor * BigInt(coins)) / BigInt(COINS_IN_STAKE), stake.currency);
