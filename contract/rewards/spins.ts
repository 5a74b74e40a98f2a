/** Kinds of games with a spin to give away: its stake is the round's only one, and nobody else plays the round. */
export const SPUN: readonly string[] = ['slots', 'megaways', 'jackpots', 'roulette'];
