import type { MoneyJson } from '@foyer/vocabulary/money.ts';

/**
 * HTTP-01: `GET /api/feed?brand=northlight&operator=glasshouse&currency=EUR`, what anybody may be told of a brand's
 * games as they stand now. What is left out of the query is the site's own. Refused with 400: UnknownBrand,
 * BrandMismatch, UnknownOperator, and BadRequest with `keys.field` for a currency that is none.
 */
export const FEED_PATH = '/api/feed';

export interface Feed {
  /** Those that run. The platform runs none yet. */
  readonly jackpots: readonly never[];
  /** The live tables that are open where it is asked. */
  readonly liveCasino: readonly LiveTable[];
}

export interface LiveTable {
  /** GAME-03 */
  readonly slug: string;
  readonly lookupId: string;
  readonly title: string;
  /** Slug of the studio. */
  readonly studio: string;
  /** The lowest and the highest stake, in the currency asked for. */
  readonly limits: { readonly least: MoneyJson; readonly most: MoneyJson };
}
