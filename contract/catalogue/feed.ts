import type { MoneyJson } from '@foyer/domain/money.ts';

/**
 * HTTP-01: `GET /api/feed?brand=northlight&operator=glasshouse&currency=EUR`, what anybody may be told of a brand's
 * games as they stand now. What is left out of the query is the site's own. Refused with 400: UnknownBrand,
 * BrandMismatch, UnknownOperator, and BadRequest with `keys.field` for a currency that is none.
 */
export const FEED_PATH = '/api/feed';

export interface Feed {
  /** Those that run. */
  readonly jackpots: readonly FeedJackpot[];
  /** The live tables that are offered where it is asked. */
  readonly liveCasino: readonly LiveTable[];
}

export interface FeedJackpot {
  readonly sourceId: string;
  readonly instanceId: string;
  /** JACK-38, without `total`; in the currency asked for, by the rate of the day. */
  readonly pots: readonly { readonly id: string; readonly value: MoneyJson }[];
}

export interface LiveTable {
  /** GAME-03 */
  readonly slug: string;
  readonly lookupId: string;
  readonly title: string;
  /** Slug of the studio. */
  readonly studio: string;
  /** The lowest bet, and the most that a round takes, in the currency asked for. */
  readonly limits: { readonly least: MoneyJson; readonly most: MoneyJson };
  /** As its studio tells it. Null where it has told nothing for fifteen seconds: then nobody knows. */
  readonly now: TableNow | null;
}
export interface TableNow {
  readonly isOpen: boolean;
  /** ISO 8601, when a closed table opens; null where that is not known. */
  readonly opensAt: string | null;
  readonly seats: { readonly taken: number; readonly total: number };
  /** What came, the latest first, as the table shows it: `17` and its colour, `11:1`. At most twelve. */
  readonly results: readonly { readonly text: string; readonly colour: 'red' | 'black' | 'green' | null }[];
}
