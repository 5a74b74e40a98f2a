/**
 * GQLC-03: queries without player data, sent without a token: all visitors of a site get the same response,
 * and the variables are not secret. Browsers may send them by GET and cache the response; all other queries
 * use POST and are not cached.
 */
export const PUBLIC_READS: ReadonlySet<string> = new Set([
  'ContentPage',
  'MoreCasinosPage',
  'BasicLayoutQuery',
  'Translations',
  'GameListSlice',
  'GameCategorySlice',
  'StudioGames',
]);

export const PUBLIC_READ_SECONDS = 60;
