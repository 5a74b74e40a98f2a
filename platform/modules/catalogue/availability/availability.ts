import { DEVICES } from '@foyer/contract/catalogue/devices.ts';
import type { Market } from '../../../sites/index.ts';

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
export type RequestedMarket = Omit<Market, 'licence'> & { readonly licence: string };

/**
 * Whether a game may be shown and played in a market. Decided here and nowhere else, and against the player when
 * anything is missing: a market without a country or currency may play nothing, a device that nobody knows only what
 * every device may, and a country whose part nobody knows only what all its parts may.
 */
export function isAvailable(game: Restrictions, market: RequestedMarket): boolean {
  const { country, subDivision, currency, licence, device } = market;
  if (!country || !currency || !licence) return false;
  return (
    game.currencies.includes(currency) &&
    game.licences.includes(licence) &&
    !game.blockedLicences.includes(licence) &&
    !game.blockedCountries.some((place) => isWithin(place, country, subDivision)) &&
    (device ? [device] : DEVICES).every((kind) => game.devices.includes(kind))
  );
}

/** Whether who is there may be in the place. @param place ISO 3166-1 or 3166-2 */
export const isWithin = (place: string, country: string, subDivision: string | null): boolean =>
  place === country || (subDivision ? place === subDivision : place.startsWith(`${country}-`));
