import { hasPart } from '@foyer/contract/content/pages.ts';
import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { countriesOf, type Countries } from '../../app/app.tsx';
import type { ProfileSite } from '../../features/player/profilePages.ts';
import { localisedPath, splitLocale } from '@foyer/contract/site/localisedPath.ts';
import { afterSignInPath, signInPath } from '../../transport/session/sameOriginPath.ts';
import { hasTokens, splitTokens } from '../../transport/signIn/tokensInAddress.ts';
import { matchPlainRoute, matchRoute, type Match } from './matchRoute.ts';
import { productModeOf } from '@foyer/contract/content/productMode.ts';
import type { Page, ScreenName } from './page.ts';
import type { Route } from './routes.ts';

export interface Visit {
  readonly url: URL;
  readonly settings: Pick<
    LobbySettings,
    'locales' | 'defaultLocale' | 'loginFlow' | 'isOpenToVisitors' | 'productModes' | 'country' | 'ipCountry'
  > &
    ProfileSite;
  readonly hasSession: boolean;
  readonly stored: { readonly locale: string | null; readonly productMode: string | null };
}

export interface Destination extends Page {
  readonly kind: 'screen';
  readonly route: Route;
  readonly status: 200 | 404;
  /** Whether to send the page's query; false for a visitor who is shown another screen instead. */
  readonly sendsQuery: boolean;
  readonly countries: Countries;
  /** Query of the address, with its question mark. */
  readonly search: string;
}

export type Resolution = Destination | { readonly kind: 'redirect'; readonly to: string };

/** Resolves a URL to a page or a redirect, identically on the server and in the browser. */
export function resolve(visit: Visit): Resolution {
  const { url, settings } = visit;
  const address = splitLocale(url.pathname);
  if (address.kind !== 'plain' && !settings.locales.includes(address.locale)) return redirect('/'); // ROUTE-11
  switch (address.kind) {
    case 'plain':
      return withoutLocale(visit, address.path);
    case 'misspelt':
      return redirect(localisedPath(address.path, address.locale) + url.search); // AMB-02
    case 'localised':
      return withLocale(visit, address.locale, address.path);
  }
}

const redirect = (to: string) => ({ kind: 'redirect', to }) as const;

/** ROUTE-10: the locale of the path, else the query's, the stored one or the default; invalid values are ignored. */
function localeOf({ url, stored, settings }: Visit): Locale {
  const wanted = [url.searchParams.get('locale'), stored.locale];
  const offered = wanted.flatMap((code) => settings.locales.filter((locale) => locale === code));
  return offered[0] ?? settings.defaultLocale;
}

function withoutLocale(visit: Visit, path: string): Resolution {
  const locale = localeOf(visit);
  const match = matchPlainRoute(path);
  if (!match) return atPath(visit, locale, path, matchRoute(path, isFallback)); // ROUTE-13
  const { route, params } = match;
  if ('screen' in route) return atPath(visit, locale, path, { route, params });
  return redirect(localisedPath(route.leadsTo, locale) + queryWithoutLocale(visit.url));
}

const isFallback = ({ route }: Match<Route>): boolean => route.group === 6;

/** ROUTE-15: the query is kept without `locale`, which is now in the path. */
function queryWithoutLocale({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('locale');
  return query.size > 0 ? `?${query}` : '';
}

function withLocale(visit: Visit, locale: Locale, path: string): Resolution {
  const { settings } = visit;
  const isAvailable = ({ route, params }: Match<Route>) =>
    (!route.needs || hasPart(settings, route.needs)) && (route.isKnown?.(params, settings) ?? true);
  return atPath(visit, locale, path, matchRoute(path, isAvailable));
}

function atPath(visit: Visit, locale: Locale, path: string, { route, params }: Match<Route>): Resolution {
  const { url, hasSession, stored, settings } = visit;
  if (hasTokens(url) && route.screen !== 'tokenHandler') return redirect(tokenHandlerPath(url, locale));
  const productMode = productModeOf({
    path,
    query: url.searchParams.get('productMode'),
    stored: stored.productMode,
    offered: settings.productModes,
  });
  const page = {
    kind: 'screen',
    locale,
    path,
    route,
    params,
    productMode,
    status: route.screen === 'notFound' ? 404 : 200,
    countries: countriesOf(settings),
    search: url.search,
  } as const;
  if (hasSession) {
    if (route.session === 'none')
      return redirect(afterSignInPath(url.searchParams, localisedPath('/', locale)));
    return { ...page, layout: route.layout, screen: route.screen, sendsQuery: true };
  }
  const isSportsHome = route.forVisitor !== undefined && productMode === 'SPORTS'; // AMB-06
  if (route.mayOpenToVisitors && settings.isOpenToVisitors && !isSportsHome)
    return { ...page, layout: route.layout, screen: route.screen, sendsQuery: true };
  const layout = route.layout === 'loggedIn' ? 'basic' : route.layout;
  if (route.session !== 'player')
    return { ...page, layout, screen: signInScreenOf(route.screen, settings), sendsQuery: true };
  if (!route.forVisitor) return redirect(localisedPath(signInPath(url.pathname + url.search), locale));
  if (isSportsHome) return redirect(localisedPath('/sports/', locale));
  return { ...page, layout, screen: signInScreenOf(route.forVisitor, settings), sendsQuery: false };
}

/** AMB-07: the same URL shows the custom sign-in in countries that do not use the identity provider. */
const signInScreenOf = (screen: ScreenName, { loginFlow }: Visit['settings']): ScreenName =>
  screen === 'signIn' && loginFlow !== 'Keycloak' ? 'customSignIn' : screen;

/** QUERY-02: tokens in any URL go to the token handler, which then redirects to the same URL without the tokens. */
function tokenHandlerPath(url: URL, locale: Locale): string {
  const { tokens, path } = splitTokens(url);
  tokens.set('redir', path);
  return `${localisedPath('/login-handler/', locale)}?${tokens}`;
}
