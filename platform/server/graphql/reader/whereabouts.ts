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
  if (!presence && subDivision === null) return site;
  return {
    ...site,
    settings: { ...site.settings, ipCountry: presence?.country ?? null, subDivision },
    market: { ...site.market, subDivision, presence },
  };
}

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
