import type { FastifyRequest } from 'fastify';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { ACCESS_TOKEN_COOKIE, CUSTOM_TOKEN_COOKIE } from '@foyer/contract/transport/headers.ts';
import { isLocale, type Locale } from '@foyer/domain/locale.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { Session } from '../../infra/session.ts';

/** The site of a host. @throws Refusal UnknownHost */
export function hostedSite(sites: Pick<Sites, 'byHost'>, host: string): Site {
  const site = sites.byHost(host);
  if (!site) throw unknownHost();
  return site;
}

export const unknownHost = () => new Refusal('UnknownHost', { status: 421 });

export const severalHosts = () =>
  new Refusal(ERROR_TYPES.badRequest, { status: 400, reasons: ['severalHosts'] });

/**
 * The site a call is for. The host decides; the brand header (GQLC-08, SUB-04) may name the brand where the host belongs
 * to no brand, and must agree where it belongs to one.
 * @throws Refusal UnknownHost, UnknownBrand, BrandMismatch
 */
export function siteOf(sites: Sites, host: string, brand: string | undefined): Site {
  const hosted = hostedSite(sites, host);
  if (brand === undefined || brand === hosted.brand) return hosted;
  const named = sites.byBrand(brand);
  if (!named) throw new Refusal('UnknownBrand', { status: 400, keys: { brand: brand.slice(0, 64) } });
  if (!sites.isShared(host)) {
    throw new Refusal('BrandMismatch', {
      status: 400,
      reasons: ['hostIsAnotherBrands'],
      keys: { brand: named.brand },
    });
  }
  return named;
}

/**
 * The session a token stands for at this site.
 * @throws Refusal AuthenticationFailure: expired, ended, forged, or another brand's; CountryNotServed
 */
export async function sessionOf(
  identity: Pick<Identity, 'authenticate'>,
  token: string,
  site: Site,
): Promise<Session> {
  const session = await identity.authenticate(token, site);
  if (session.brand !== site.brand) throw foreignToken();
  // A player who has moved, or an account made elsewhere: nobody has said what may be shown to him.
  if (!site.serves(session.country)) {
    throw new Refusal('CountryNotServed', { status: 403, keys: { country: session.country } });
  }
  return session;
}

/**
 * The session that a browser's cookies prove. A token that does not hold makes a visitor; the cookie stays, for the
 * browser to renew or clear.
 */
export async function sessionOfBrowser(
  identity: Pick<Identity, 'authenticate'>,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  site: Site,
): Promise<Session | null> {
  const token = cookies[ACCESS_TOKEN_COOKIE] ?? cookies[CUSTOM_TOKEN_COOKIE];
  if (!token) return null;
  try {
    return await sessionOf(identity, token, site);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The site as who asks may see it: licence ◂ brand ◂ the player's own country, or the one a visitor seems to be in. */
export const siteFor = (site: Site, session: Session | null, seeming: string | null = null): Site => {
  const country = session?.country ?? (seeming !== null && site.serves(seeming) ? seeming : null);
  return country === null ? site : site.inCountry(country);
};

/**
 * AMB-07: a visitor's country, as the proxy before us tells it, else as the language read in says it (`en_CA`). It
 * chooses what is shown and offered; what a player may do, the player's own country decides.
 */
export const seemingCountry = (told: string | null, locale: string | undefined): string | null =>
  told ?? /^[a-z]{2}_([A-Z]{2})$/.exec(locale ?? '')?.[1] ?? null;

export const foreignToken = () =>
  new Refusal(ERROR_TYPES.authentication, { status: 401, reasons: ['foreignBrand'] });

export const noToken = () => new Refusal(ERROR_TYPES.authentication, { status: 401, reasons: ['noToken'] });

/** The token of `Bearer <token>`, or null where there is no such header. @throws Refusal for another scheme */
export function bearerToken(header: string | undefined): string | null {
  if (!header) return null;
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (!token) throw new Refusal(ERROR_TYPES.authentication, { status: 401, reasons: ['notABearerToken'] });
  return token;
}

export const localeOf = (asked: unknown, site: Site): Locale =>
  isLocale(asked) && site.settings.locales.includes(asked) ? asked : site.settings.defaultLocale;
