import { money, type Money } from '@foyer/domain/money.ts';
import { COINS_IN_STAKE } from '../maths/coins.ts';

const IN_STAKE = BigInt(COINS_IN_STAKE);

/**
 * Amount of a number of coins at a stake. Exact for every offered stake; for other stakes, which the
 * operator may set for free rounds, it is rounded up in the player's favour.
 */
export const worth = (coins: number, { minor, currency }: Money): Money =>
  money((minor * BigInt(coins) + IN_STAKE - 1n) / IN_STAKE, currency);
