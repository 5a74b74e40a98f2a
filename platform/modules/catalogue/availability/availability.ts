import { DEVICES } from '@foyer/contract/catalogue/devices.ts';
import type { Market, Location } from '../../../sites/index.ts';

export interface Restrictions {
  readonly currencies: readonly string[];
  /** The licences that the studio is certified for. */
  readonly licences: readonly string[];
  readonly devices: readonly string[];
  /** ISO 3166-1 for a whole country, ISO 3166-2 for a subdivision. */
  readonly blockedCountries: readonly string[];
  readonly blockedLicences: readonly string[];
}

/** A market named by a client; its licence may be unknown to us. */
export type RequestedMarket = Omit<Market, 'licence'> & { readonly licence: string };

/**
 * Whether a game may be shown and played in a market, unless the operator has switched it off. Missing data means
 * the strictest case: no game without country or currency, without a device only games for all devices,
 * without a subdivision only games allowed in all of them.
 */
export function isAvailable(game: Restrictions, market: RequestedMarket): boolean {
  const { country, currency, licence, device } = market;
  // The country alone needs a check: no list contains an empty currency or licence.
  if (!country) return false;
  return (
    game.currencies.includes(currency) &&
    game.licences.includes(licence) &&
    !game.blockedLicences.includes(licence) &&
    !game.blockedCountries.some((region) => isWithin(region, market)) &&
    (device ? [device] : DEVICES).every((kind) => game.devices.includes(kind))
  );
}

type Locations = Pick<Market, 'country' | 'subDivision' | 'presence'>;

/**
 * Whether one of a market's places lies in a region. Without a known subdivision, any subdivision of the
 * country matches.
 * @param region ISO 3166-1 or 3166-2
 */
export const isWithin = (region: string, market: Locations): boolean =>
  regionCodesOf(market).some((code) => isInRegion(region, code));

/** The most precise known code of each location of a market: ISO 3166-2, else 3166-1. */
export const regionCodesOf = (market: Locations): readonly string[] =>
  locationsOf(market).map(({ country, subDivision }) => subDivision ?? country);

/** Whether a location is in a region, or may be because its subdivision is unknown. */
export const isInRegion = (region: string, code: string): boolean =>
  region === code || region.startsWith(`${code}-`) || code.startsWith(`${region}-`);

/**
 * The locations of the player's address and IP address. Within one country, each takes a missing subdivision from the
 * other.
 */
function locationsOf({ country, subDivision, presence }: Locations): readonly Location[] {
  if (!presence) return [{ country, subDivision }];
  if (presence.country !== country) return [{ country, subDivision }, presence];
  return [
    { country, subDivision: subDivision ?? presence.subDivision },
    { country, subDivision: presence.subDivision ?? subDivision },
  ];
}
