import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { ProductMode } from '@foyer/vocabulary/productMode.ts';
import { localisedPath, splitLocale } from '../../features/content/paths.ts';
import type { LayoutName } from './layouts.ts';
import { matchRoute } from './matchRoute.ts';
import { productModeOf } from './productMode.ts';
import type { Params, Route } from './routes.ts';
import type { ScreenName } from './screens.ts';

export interface Visit {
  readonly url: URL;
  readonly settings: Pick<LobbySettings, 'locales' | 'defaultLocale'>;
  readonly hasSession: boolean;
  readonly stored: { readonly locale: string | null; readonly productMode: string | null };
}

export interface Destination {
  readonly kind: 'screen';
  readonly locale: Locale;
  /** Without locale. */
  readonly path: string;
  readonly route: Route;
  readonly layout: LayoutName;
  readonly screen: ScreenName;
  readonly params: Params;
  readonly productMode: ProductMode;
  readonly status: 200 | 404;
  /** Whether its question is asked: not of a visitor who is shown another screen in its place. */
  readonly asks: boolean;
}

export type Resolution = Destination | { readonly kind: 'redirect'; readonly to: string };

/** Where an address leads: the same on the server and in the browser. */
export function resolve(visit: Visit): Resolution {
  const { url } = visit;
  const address = splitLocale(url.pathname);
  switch (address.kind) {
    case 'unknown':
      return redirect('/'); // ROUTE-11
    case 'misspelt':
      return redirect(localisedPath(address.path, address.locale) + url.search); // AMB-02
    case 'plain':
      return withoutLocale(visit, address.path);
    case 'localised':
      if (!visit.settings.locales.includes(address.locale)) return redirect('/');
      return atPath(visit, address.locale, address.path);
  }
}

const redirect = (to: string) => ({ kind: 'redirect', to }) as const;

/** ROUTE-10: after the URL's, the query's locale, the stored one, the site's own; a bad value is dropped. */
function localeOf({ url, stored, settings }: Visit): Locale {
  const wanted = [url.searchParams.get('locale'), stored.locale];
  const offered = wanted.flatMap((code) => settings.locales.filter((locale) => locale === code));
  return offered[0] ?? settings.defaultLocale;
}

/** ROUTE-13, ROUTE-14, ROUTE-16: of the internal pages only the one about cookies is open (OPEN-51). */
function withoutLocale(visit: Visit, path: string): Resolution {
  if (path === '/') return landing(visit);
  const isCookiePage = /^\/internal\/cookie\/?$/.test(path);
  return atPath(visit, localeOf(visit), isCookiePage ? '/internal-cookie/' : '/not-found/');
}

function landing(visit: Visit): Resolution {
  const query = new URLSearchParams(visit.url.searchParams);
  query.delete('locale');
  const rest = query.size > 0 ? `?${query}` : '';
  return redirect(localisedPath('/', localeOf(visit)) + rest);
}

function atPath({ url, hasSession, stored }: Visit, locale: Locale, path: string): Resolution {
  const { route, params } = matchRoute(path);
  const here = {
    kind: 'screen',
    locale,
    path,
    route,
    params,
    status: route.group === 6 ? 404 : 200,
  } as const;
  const productMode = productModeOf({
    path,
    query: url.searchParams.get('productMode'),
    stored: stored.productMode,
  });
  if (route.session === 'none' && hasSession) return redirect(localisedPath('/', locale));
  if (route.session !== 'player' || hasSession) {
    return { ...here, productMode, layout: route.layout, screen: route.screen, asks: true };
  }
  if (route.forVisitor) return { ...here, productMode, ...route.forVisitor, asks: false };
  const redir = encodeURIComponent(url.pathname + url.search);
  return redirect(`${localisedPath('/login/', locale)}?redir=${redir}`); // OPEN-17
}
