/**
 * GQLC-03: the queries in whose answer there is nobody, asked without a token: every visitor of a site is told the
 * same, and what they ask with is no secret. A browser may ask them by GET, and may keep the answer for a while.
 * A query that is not named here goes by POST, and is kept by nobody.
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

/** How long a browser keeps the answer. */
export const PUBLIC_READ_SECONDS = 60;
