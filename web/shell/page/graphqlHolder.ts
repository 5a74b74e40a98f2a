import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { Report } from '../../transport/errorReports/watchErrors.ts';
import type { TokenSource } from '../../transport/graphql/bearer.ts';
import type { Graphql } from '../../transport/graphql/client.ts';

export interface GraphqlHolder {
  load(): Promise<Graphql>;
  /** Null until a page asked for it. */
  loaded(): Graphql | null;
}

interface Reader {
  readonly settings: LobbySettings;
  readonly locale: Locale;
  readonly session: TokenSource;
  readonly recentlyPlayed: () => readonly string[];
  readonly report: Report;
}

/** The GraphQL client's code is fetched by the first page that asks something; the sign-in page does not. */
export function graphqlHolder({ settings, locale, session, recentlyPlayed, report }: Reader): GraphqlHolder {
  let client: Graphql | null = null;
  let loading: Promise<Graphql> | null = null;
  async function create(): Promise<Graphql> {
    const { createGraphql } = await import('../../transport/graphql/client.ts');
    client = createGraphql({
      brand: settings.brand,
      locale,
      session,
      report,
      reader: () => ({
        rankIds: [],
        licence: settings.license,
        currency: settings.currency,
        recentlyPlayed: recentlyPlayed(),
      }),
    });
    return client;
  }
  return { load: () => (loading ??= create()), loaded: () => client };
}
