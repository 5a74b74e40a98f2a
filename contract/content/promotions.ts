/** PROMO-01: whom a promotion is for, by how often the player has deposited. */
export const PROMOTION_AUDIENCES = ['ALWAYS', 'EXISTING_DEPOSITS', 'FIRST_TIME_DEPOSIT'] as const;
export type PromotionAudience = (typeof PROMOTION_AUDIENCES)[number];

/** The query of `/promotions/` that names the one that is read: the page's address stays the one there is (ROUTE-60). */
export const PROMOTION_QUERY = 'promotion';
