/** How unevenly a game pays, as its studio states it; lowest first. */
export const VOLATILITIES = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];
