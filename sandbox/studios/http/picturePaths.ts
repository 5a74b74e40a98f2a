export const picturesOf = (lookupId: string): string => `/pictures/games/${lookupId}`;

/** What flies in a crash game. */
export const vehicleUrl = (lookupId: string): string => `${picturesOf(lookupId)}/vehicle.svg`;

export const symbolUrl = (lookupId: string, symbol: string): string =>
  `${picturesOf(lookupId)}/symbol-${symbol}.svg`;
