/**
 * How the wallet identifies the sportsbook: as a game studio with this id and a single game in a category
 * of its own. Each bet slip is a round.
 */
export const SPORTSBOOK = { studio: 'sportsbook', game: 'sportsbook', category: 'sports' } as const;

/**
 * Whether a round of the game history is a sports bet.
 * @param roundId `<studio>:<round>`, as in the game history
 */
export const isCoupon = (roundId: string): boolean => roundId.startsWith(`${SPORTSBOOK.studio}:`);
