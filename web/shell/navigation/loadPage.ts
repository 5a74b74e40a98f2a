import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { Texts } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { localisedPath } from '@foyer/contract/site/localisedPath.ts';
import type { TextStore } from '../../i18n/texts.ts';
import type { Graphql } from '../../transport/graphql/client.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import { fetchCode } from '../../transport/http/missingCode.ts';
import type { Cookies } from '../../transport/storage/cookies.ts';
import { phoneFirst } from '../guards/phoneGuard.ts';
import { pressedPoster, type PressedPoster } from './growPoster.ts';
import { areSettingsOutdated } from './outdatedSettings.ts';
import { resolve, type Destination } from '../routing/resolve.ts';
import { areasOf, failedAt, loadPreview, loadView, pageQueryOf, type View } from '../routing/view.ts';

/**
 * Loads pages for client-side navigation. A method resolves with null if a full page load is needed: for
 * another locale, a URL outside the route table, or new settings of the country.
 */
export interface PageLoader {
  /** Loads code, texts and data together, so that the page is shown complete. */
  load(url: URL): Promise<View | null>;
  /** Prefetches what does not change between visits. */
  fetchAhead(url: URL): Promise<void>;
  /** Loads the page's skeleton in its layout; null also if the layout has no data to show yet. */
  preview(url: URL, from: View): Promise<View | null>;
  /** Loads the error page, which has a link home, for a page that could not be loaded. */
  failed(locale: Locale): Promise<View>;
}

export interface PageLoaderDeps {
  readonly settings: LobbySettings;
  readonly locale: Locale;
  readonly texts: TextStore;
  /** Text areas that were delivered with the page, so that they are not fetched again. */
  readonly areas: readonly string[];
  readonly graphql: () => Promise<Graphql>;
  readonly hasSession: () => boolean;
  /** Read at each navigation, because the visitor's preferences may have changed. */
  readonly cookies: Pick<Cookies, 'get'>;
  readonly fetchTexts: (locale: Locale, areas: readonly string[]) => Promise<Texts>;
}

const REDIRECTS_AT_MOST = 5;

export function pageLoader(deps: PageLoaderDeps): PageLoader {
  const { settings, locale, texts, graphql, hasSession, fetchTexts, cookies } = deps;
  const known = new Set(deps.areas);

  function visit(url: URL) {
    const stored = { locale: cookies.get('locale'), productMode: cookies.get('productMode') };
    return resolve({ url, settings, hasSession: hasSession(), stored });
  }

  function destinationOf(url: URL, redirectsLeft = REDIRECTS_AT_MOST): [URL, Destination] | null {
    const found = visit(url);
    if (found.kind === 'screen') return found.locale === locale ? [url, found] : null;
    return redirectsLeft > 0 ? destinationOf(new URL(found.to, url), redirectsLeft - 1) : null;
  }

  async function loadTexts(destination: Destination): Promise<void> {
    const missing = areasOf(destination).filter((area) => !known.has(area));
    if (missing.length === 0) return;
    texts.add(await fetchTexts(locale, missing));
    for (const area of missing) known.add(area);
  }

  const fetchPage = (address: URL, destination: Destination, isVisit: boolean) => {
    const query = pageQueryOf(destination);
    const { refetchesOnVisit } = destination.route;
    return Promise.all([
      fetchCode(() => loadView(address, destination)),
      loadTexts(destination),
      query &&
        (isVisit || !refetchesOnVisit) &&
        graphql().then((client) => query[refetchesOnVisit ? 'reread' : 'ask'](client)),
    ]);
  };

  async function load(url: URL): Promise<View | null> {
    const found = destinationOf(url);
    if (!found) return null;
    const [address, destination] = found;
    const [view, , reply] = await fetchPage(address, destination, true);
    const isSkipped = cookies.get('skipOptionalPhoneNumberVerification') !== null;
    const result = (reply || null)?.data;
    if (result && areSettingsOutdated(result, settings)) return null;
    const first = phoneFirst({ url: address, destination, settings, result, isSkipped });
    return first === null ? view : load(new URL(first, address));
  }

  let poster: PressedPoster | null = null;
  return {
    async load(url) {
      poster = pressedPoster(url, browserClock);
      return grown(await load(url), poster);
    },
    async fetchAhead(url) {
      const found = destinationOf(url);
      if (found) await fetchPage(...found, false);
    },
    async preview(url, from) {
      const found = destinationOf(url);
      if (!found) return null;
      const pressed = poster;
      return grown(await fetchCode(() => loadPreview(...found, from)), pressed);
    },
    failed(of) {
      const home = new URL(localisedPath('/', of), location.href);
      const found = destinationOf(home)?.[1];
      if (!found) throw new Error(`${home.pathname} is no page of ours`);
      return fetchCode(() => loadView(home, failedAt(found)));
    },
  };
}

/** @returns the view when it may be shown: the poster of a pressed tile begins to grow into a game's stage before */
async function grown(view: View | null, poster: PressedPoster | null): Promise<View | null> {
  if (view?.destination.screen === 'game') await poster?.show();
  return view;
}
