import { money, type Money } from '@foyer/domain/money.ts';
import { COINS_IN_STAKE } from '../maths/coins.ts';

const IN_STAKE = BigInt(COINS_IN_STAKE);

/**
 * What coins are worth at a stake. Exact for every stake on offer, which is a whole number of minor units a coin; at
 * one that the house has chosen for free rounds, a part of a minor unit is a whole one for the player.
 */
export const worth = (coins: number, { minor, currency }: Money): Money =>
  money((minor * BigInt(coins) + IN_STAKE - 1n) / IN_STAKE, currency);
