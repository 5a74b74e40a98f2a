/** What the reels carry. The order is that of the pay table, highest first. */
export const PAYING_SYMBOLS = ['fox', 'owl', 'stag', 'hare', 'bear', 'A', 'K', 'Q', 'J', 'ten'] as const;
export type PayingSymbol = (typeof PAYING_SYMBOLS)[number];

/** The wild stands for every paying symbol. It is never on the first reel, so a win always begins with what it pays. */
export const WILD = 'wild';
export type ReelSymbol = PayingSymbol | typeof WILD;

export const SYMBOLS: readonly ReelSymbol[] = [...PAYING_SYMBOLS, WILD];

export const isPaying = (symbol: ReelSymbol): symbol is PayingSymbol => symbol !== WILD;
