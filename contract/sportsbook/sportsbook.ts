/**
 * The sportsbook as the wallet knows it: its calls are those of a game studio of this id, in one game of a kind of its
 * own, and each coupon is a round.
 */
export const SPORTSBOOK = { studio: 'sportsbook', game: 'sportsbook', category: 'sports' } as const;

/** Whether a round of the game history is a coupon. @param roundId as the history names it, `<studio>:<round>` */
export const isCoupon = (roundId: string): boolean => roundId.startsWith(`${SPORTSBOOK.studio}:`);
