import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../../infra/config.ts';
import type { Session } from '../../../infra/session.ts';
import { originOfRequest } from '../../../modules/signIn/index.ts';
import type { Location, Site } from '../../../sites/index.ts';
import { single } from '../../http/access.ts';

type ProxyHeaders = Pick<Config, 'countryHeader' | 'subDivisionHeader'>;

/** GAME-17: the site for the player's registered address and the place of the IP address, as far as known. */
export function siteAt(
  site: Site,
  session: Pick<Session, 'subDivision'> | null,
  headers: IncomingHttpHeaders,
  config: ProxyHeaders,
): Site {
  const presence = placeOf(headers, config);
  const here = presence?.country === site.market.country ? presence.subDivision : null;
  const subDivision = session?.subDivision ?? here;
  const given = config.countryHeader === null ? undefined : headers[config.countryHeader];
  if (given === undefined && subDivision === null) return site;
  return {
    ...site,
    settings: {
      ...site.settings,
      ipCountry: presence?.country ?? null,
      subDivision,
      isOpenToVisitors: site.settings.isOpenToVisitors && hasKnownRules(site, presence, given),
    },
    market: { ...site.market, subDivision, presence },
  };
}

/** The rules are unknown in a country that the brand does not serve, and where the proxy's header names no country. */
const hasKnownRules = (site: Site, presence: Location | null, given: unknown): boolean =>
  presence ? site.serves(presence.country) : given === undefined;

/** Null unless a trusted proxy says where the IP address is. */
function placeOf(
  headers: IncomingHttpHeaders,
  { countryHeader, subDivisionHeader }: ProxyHeaders,
): Location | null {
  const { country } = originOfRequest(headers, countryHeader);
  if (country === null) return null;
  const given = subDivisionHeader === null ? '' : (single(headers[subDivisionHeader]) ?? '');
  return { country, subDivision: subDivisionIn(country, given.trim().toUpperCase()) };
}

/** Proxies send `ON` or `CA-ON`. */
function subDivisionIn(country: string, given: string): string | null {
  const part = given.startsWith(`${country}-`) ? given.slice(country.length + 1) : given;
  return /^[A-Z0-9]{1,3}$/.test(part) ? `${country}-${part}` : null;
}
