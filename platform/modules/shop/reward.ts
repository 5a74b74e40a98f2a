/** The giver's name on rewards from the shop. */
export const GIVEN_BY = 'foyer:shop';

/** The idempotency key of the reward for a purchase. */
export const rewardKeyOf = (purchaseId: string): string => `shop ${purchaseId}`;
