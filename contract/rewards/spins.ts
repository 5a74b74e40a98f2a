/** Game categories that free spins can be granted for: in these a round has one stake of one player. */
export const SPUN: readonly string[] = ['slots', 'megaways', 'jackpots', 'roulette'];
