/** Who gives what was bought. */
export const GIVEN_BY = 'foyer:shop';

/** Under which name, so that however often it is given it is once. */
export const rewardNameOf = (purchaseId: string): string => `shop ${purchaseId}`;
