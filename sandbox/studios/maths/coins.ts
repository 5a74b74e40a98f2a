/** A stake is this many coins; pays are counted in coins, so that every stake has the same odds. */
export const COINS_IN_STAKE = 20;
