import type { FastifyRequest } from 'fastify';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { ACCESS_TOKEN_COOKIE, CUSTOM_TOKEN_COOKIE } from '@foyer/contract/transport/headers.ts';
import { countryOf, isLocale, type Locale } from '@foyer/domain/locale.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';
import type { SignIn } from '../../modules/signIn/index.ts';
import type { Session } from '../../infra/session.ts';

/** The site for a host. @throws Refusal UnknownHost */
export function hostedSite(sites: Pick<Sites, 'byHost'>, host: string): Site {
  const site = sites.byHost(host);
  if (!site) throw unknownHost();
  return site;
}

export const unknownHost = () => new Refusal('UnknownHost', { status: 421 });

export const severalHosts = () =>
  new Refusal(ERROR_TYPES.badRequest, { status: 400, reasons: ['severalHosts'] });

/**
 * The host decides on the site. The brand header (GQLC-08, SUB-04) may name the brand on a shared host, and must match
 * on a brand's own host. @throws Refusal UnknownHost, UnknownBrand, BrandMismatch
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
 * The session of an access token. @throws Refusal AuthenticationFailure if it is expired, ended, forged or of another
 * brand; CountryNotServed
 */
export async function sessionOf(
  signIn: Pick<SignIn, 'authenticate'>,
  token: string,
  site: Site,
): Promise<Session> {
  const session = await signIn.authenticate(token, site);
  if (session.brand !== site.brand) throw foreignToken();
  // The player has moved, or the account was created elsewhere: the brand has no rules for that country.
  if (!site.serves(session.country)) {
    throw new Refusal('CountryNotServed', { status: 403, keys: { country: session.country } });
  }
  return session;
}

export const tokenOfBrowser = (cookies: FastifyRequest['cookies']): string | undefined =>
  cookies[ACCESS_TOKEN_COOKIE] ?? cookies[CUSTOM_TOKEN_COOKIE];

/** The session of a browser's cookies, or null. An invalid token stays in them, for the browser to renew or clear. */
export async function sessionOfBrowser(
  signIn: Pick<SignIn, 'authenticate'>,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  site: Site,
): Promise<Session | null> {
  const token = tokenOfBrowser(cookies);
  if (!token) return null;
  try {
    return await sessionOf(signIn, token, site);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The site with its rules for the player's country, or for a visitor's presumed country. */
export const siteFor = (site: Site, session: Session | null, presumed: string | null = null): Site => {
  const country = session?.country ?? (presumed !== null && site.serves(presumed) ? presumed : null);
  return country === null ? site : site.inCountry(country);
};

/** AMB-07: a visitor's country, from the proxy or the locale (`en_CA`). It decides what is shown, not what is allowed. */
export const presumedCountry = (proxyCountry: string | null, locale: string | undefined): string | null =>
  proxyCountry ?? (isLocale(locale) ? countryOf(locale) : null);

export const foreignToken = () =>
  new Refusal(ERROR_TYPES.authentication, { status: 401, reasons: ['foreignBrand'] });

export const noToken = () => new Refusal(ERROR_TYPES.authentication, { status: 401, reasons: ['noToken'] });

/** The token of `Bearer <token>`, or null without the header. @throws Refusal for another scheme */
export function bearerToken(header: string | undefined): string | null {
  if (!header) return null;
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (!token) throw new Refusal(ERROR_TYPES.authentication, { status: 401, reasons: ['notABearerToken'] });
  return token;
}

export const localeOf = (requested: unknown, site: Site): Locale =>
  isLocale(requested) && site.settings.locales.includes(requested) ? requested : site.settings.defaultLocale;

/** The first value of a header that may be repeated. */
export const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
