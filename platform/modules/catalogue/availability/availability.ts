import { DEVICES } from '@foyer/contract/catalogue/devices.ts';
import type { Market } from '../../../plumbing/sites/index.ts';

/** What of a game decides who may play it. */
export interface Restrictions {
  readonly currencies: readonly string[];
  /** Those its studio is certified for. */
  readonly licences: readonly string[];
  readonly devices: readonly string[];
  /** ISO 3166-1 for a whole country, 3166-2 for a part of it. */
  readonly blockedCountries: readonly string[];
  readonly blockedLicences: readonly string[];
}

/** A market as somebody tells of it: which licences there are is not theirs to know. */
export type SaidMarket = Omit<Market, 'licence'> & { readonly licence: string };

/**
 * Whether a game may be shown and played in a market. Decided here and nowhere else, and against the player when
 * anything is missing: a market without a country or currency may play nothing, and a device that nobody knows only
 * what every device may.
 */
export function isAvailable(game: Restrictions, market: SaidMarket): boolean {
  const { country, subDivision, currency, licence, device } = market;
  if (!country || !currency || !licence) return false;
  const places = subDivision ? [country, subDivision] : [country];
  return (
    game.currencies.includes(currency) &&
    game.licences.includes(licence) &&
    !game.blockedLicences.includes(licence) &&
    !places.some((place) => game.blockedCountries.includes(place)) &&
    (device ? [device] : DEVICES).every((kind) => game.devices.includes(kind))
  );
}
