import type { MoneyJson } from '@foyer/domain/money.ts';

/**
 * HTTP-01: `GET /api/feed?brand=northlight&operator=glasshouse&currency=EUR`, public live data about a
 * brand's games. Omitted parameters default to the site's own values. Errors, all with status 400:
 * UnknownBrand, BrandMismatch, UnknownOperator, and BadRequest with `keys.field` for an unknown currency.
 */
export const FEED_PATH = '/api/feed';

export interface Feed {
  readonly jackpots: readonly FeedJackpot[];
  /** Live tables that are available in the caller's market. */
  readonly liveCasino: readonly LiveTable[];
}

export interface FeedJackpot {
  readonly sourceId: string;
  readonly instanceId: string;
  /** JACK-38: the pots without `total`, converted to the requested currency at the daily rate. */
  readonly pots: readonly { readonly id: string; readonly value: MoneyJson }[];
}

export interface LiveTable {
  /** GAME-03: last part of the path of the game's page. */
  readonly slug: string;
  readonly lookupId: string;
  readonly title: string;
  /** Slug of the studio. */
  readonly studio: string;
  /** Smallest and largest bet per round, in the requested currency. */
  readonly limits: { readonly least: MoneyJson; readonly most: MoneyJson };
  /** Live state reported by the studio; null when the studio has sent no update for 15 seconds. */
  readonly now: TableNow | null;
}
export interface TableNow {
  readonly isOpen: boolean;
  /** When a closed table opens, in ISO 8601; null when unknown. */
  readonly opensAt: string | null;
  readonly seats: { readonly taken: number; readonly total: number };
  /**
   * Results of the last rounds, newest first, at most twelve: a roulette number and its colour (`17`,
   * `black`), or the payout of a wheel without a colour (`11:1`, null).
   */
  readonly results: readonly { readonly text: string; readonly colour: 'red' | 'black' | 'green' | null }[];
}
