import { money, type Money } from '@foyer/domain/money.ts';
import { COINS_IN_STAKE } from '../maths/coins.ts';

const IN_STAKE = BigInt(COINS_IN_STAKE);

/** Amount of a number of coins. Not every free stake divides evenly; it is rounded up for the player. */
export const worth = (coins: number, { minor, currency }: Money): Money =>
  money((minor * BigInt(coins) + IN_STAKE - 1n) / IN_STAKE, currency);
