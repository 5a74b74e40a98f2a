/** PROMO-01: audience of a promotion, by the player's deposit history. */
export const PROMOTION_AUDIENCES = ['ALWAYS', 'EXISTING_DEPOSITS', 'FIRST_TIME_DEPOSIT'] as const;
export type PromotionAudience = (typeof PROMOTION_AUDIENCES)[number];

/**
 * ROUTE-60: query parameter of `/promotions/` with the opened promotion, because promotions have no page of their own.
 */
export const PROMOTION_QUERY = 'promotion';
