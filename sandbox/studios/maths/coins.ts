/** Number of coins in a stake. Pays are counted in coins, so that the return is the same for every stake. */
export const COINS_IN_STAKE = 20;
