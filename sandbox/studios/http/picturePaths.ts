/** Where the pictures of a game are served, by the server and its pages alike. */
export const picturesOf = (lookupId: string): string => `/pictures/games/${lookupId}`;

export const symbolUrl = (lookupId: string, symbol: string): string =>
  `${picturesOf(lookupId)}/symbol-${symbol}.svg`;
