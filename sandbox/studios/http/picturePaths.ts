export const picturesOf = (lookupId: string): string => `/pictures/games/${lookupId}`;

export const symbolUrl = (lookupId: string, symbol: string): string =>
  `${picturesOf(lookupId)}/symbol-${symbol}.svg`;
