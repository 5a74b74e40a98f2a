import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import { localisedPath } from '@foyer/contract/site/localisedPath.ts';
import type { Destination } from '../routing/resolve.ts';

export interface PageAddresses {
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

interface Whereabouts {
  /** Origin of the request: a brand may have several hosts. */
  readonly origin: string;
  readonly settings: Pick<LobbySettings, 'locales' | 'defaultLocale'>;
  readonly destination: Pick<Destination, 'locale' | 'path' | 'route' | 'screen'>;
  readonly status: number;
}

/** Null for pages that must not be indexed: player-only pages, sign-in steps and pages that do not exist. */
export function pageAddresses({ origin, settings, destination, status }: Whereabouts): PageAddresses | null {
  const { locale, path } = destination;
  if (status !== 200 || !isForEverybody(destination)) return null;
  const inLocale = (target: Locale): string => origin + localisedPath(path, target);
  return {
    canonical: inLocale(locale),
    alternates: [
      ...settings.locales.map((one) => ({ hreflang: languageTag(one), href: inLocale(one) })),
      { hreflang: 'x-default', href: inLocale(settings.defaultLocale) },
    ],
  };
}

/** ROUTE-12: groups 2, 4 and 5 are pages, group 1 are addresses without a locale, group 3 are steps of the sign-in. */
const isForEverybody = ({ route, screen }: Whereabouts['destination']): boolean =>
  screen !== 'failed' &&
  [2, 4, 5].includes(route.group) &&
  (route.session !== 'player' || route.forVisitor !== undefined);
