/** Game categories that free spins can be granted for: a round has a single stake and a single player. */
export const SPUN: readonly string[] = ['slots', 'megaways', 'jackpots', 'roulette'];
