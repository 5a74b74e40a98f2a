import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { Texts } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { TextStore } from '../../features/content/index.ts';
import type { Graphql } from '../../transport/graphql/client.ts';
import type { Cookies } from '../../transport/storage/cookies.ts';
import { resolve, type Destination } from '../routing/resolve.ts';
import { areasOf, loadView, questionOf, type View } from '../routing/view.ts';

export interface PageLoader {
  /** Null when another page load has to show it: another locale, or no page of ours. */
  load(url: URL): Promise<View | null>;
}

export interface LoaderParts {
  readonly settings: LobbySettings;
  readonly locale: Locale;
  readonly texts: TextStore;
  /** Areas whose texts came with the page. */
  readonly areas: readonly string[];
  readonly graphql: () => Promise<Graphql>;
  readonly hasSession: () => boolean;
  /** What the visitor's preferences are by now. */
  readonly cookies: Pick<Cookies, 'get'>;
  readonly fetchTexts: (locale: Locale, areas: readonly string[]) => Promise<Texts>;
}

const REDIRECTS_AT_MOST = 5;

/** Brings code, texts and data of the next page together, so that it is shown whole. */
export function pageLoader(parts: LoaderParts): PageLoader {
  const { settings, locale, texts, graphql, hasSession, fetchTexts, cookies } = parts;
  const known = new Set(parts.areas);

  function destinationOf(url: URL, redirectsLeft = REDIRECTS_AT_MOST): [URL, Destination] | null {
    const stored = { locale: cookies.get('locale'), productMode: cookies.get('productMode') };
    const found = resolve({ url, settings, hasSession: hasSession(), stored });
    if (found.kind === 'screen') return found.locale === locale ? [url, found] : null;
    return redirectsLeft > 0 ? destinationOf(new URL(found.to, url), redirectsLeft - 1) : null;
  }

  async function loadTexts(destination: Destination): Promise<void> {
    const missing = areasOf(destination).filter((area) => !known.has(area));
    if (missing.length === 0) return;
    texts.add(await fetchTexts(locale, missing));
    for (const area of missing) known.add(area);
  }

  return {
    async load(url) {
      const found = destinationOf(url);
      if (!found) return null;
      const [address, destination] = found;
      const question = questionOf(destination);
      const [view] = await Promise.all([
        loadView(address, destination),
        loadTexts(destination),
        question && graphql().then((client) => question.ask(client)),
      ]);
      return view;
    },
  };
}
