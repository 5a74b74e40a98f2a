/** Paying symbols in the order of the paytable, highest first. */
export const PAYING_SYMBOLS = ['fox', 'owl', 'stag', 'hare', 'bear', 'A', 'K', 'Q', 'J', 'ten'] as const;
export type PayingSymbol = (typeof PAYING_SYMBOLS)[number];

/** Substitutes for every paying symbol. It never occurs on the first reel, so a win begins with a paying symbol. */
export const WILD = 'wild';
/** Starts bonus spins, wherever it is on the reels. It pays nothing itself. */
export const SCATTER = 'scatter';
export type ReelSymbol = PayingSymbol | typeof WILD | typeof SCATTER;

export const SYMBOLS: readonly ReelSymbol[] = [...PAYING_SYMBOLS, WILD, SCATTER];

export const isPaying = (symbol: ReelSymbol): symbol is PayingSymbol => symbol !== WILD && symbol !== SCATTER;
