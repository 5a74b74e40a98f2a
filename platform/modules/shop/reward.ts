/** The giver's name on rewards from the shop. */
export const GIVEN_BY = 'foyer:shop';

export const rewardKeyOf = (purchaseId: string): string => `shop ${purchaseId}`;
