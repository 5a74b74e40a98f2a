import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import { localisedPath } from '../../features/content/paths.ts';
import type { Destination } from '../routing/resolve.ts';

/** Where a page is to be found: under its one right address, and in each language of the brand. */
export interface PageAddresses {
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

interface Whereabouts {
  /** Of the request: the same brand may answer under several. */
  readonly origin: string;
  readonly settings: Pick<LobbySettings, 'locales' | 'defaultLocale'>;
  readonly destination: Pick<Destination, 'locale' | 'path' | 'route' | 'screen'>;
  readonly status: number;
}

/** Null for what no search engine is to find: what only a player sees, a step of signing in, and what is not there. */
export function pageAddresses({ origin, settings, destination, status }: Whereabouts): PageAddresses | null {
  const { locale, path } = destination;
  if (status !== 200 || !isForEverybody(destination)) return null;
  const inLocale = (wanted: Locale): string => origin + localisedPath(path, wanted);
  return {
    canonical: inLocale(locale),
    alternates: [
      ...settings.locales.map((one) => ({ hreflang: languageTag(one), href: inLocale(one) })),
      { hreflang: 'x-default', href: inLocale(settings.defaultLocale) },
    ],
  };
}

/** Groups 2, 4 and 5 hold pages, group 1 addresses without a language and group 3 steps on the way in (ROUTE-12). */
const isForEverybody = ({ route, screen }: Whereabouts['destination']): boolean =>
  screen !== 'failed' &&
  [2, 4, 5].includes(route.group) &&
  (route.session !== 'player' || route.forVisitor !== undefined);
