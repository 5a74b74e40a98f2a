import type { IdentityProvider } from '../signIn/identityProvider.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Experiment } from './experiments.ts';
import type { LobbySettings } from './lobbySettings.ts';
import type { Theme } from './theme.ts';
import type { Welcome, WelcomeReader } from '../signIn/welcome.ts';

/** ICU messages, compiled on the platform so that the browser needs no compiler. */
export type CompiledText = readonly (string | readonly unknown[])[];
export type Texts = Readonly<Record<string, CompiledText>>;

/** The part of the session that a page may know. The token stays in its cookie. */
export interface PageSession {
  readonly playerId: string;
  readonly sessionId: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The visitor's variations of the site's experiments, as drawn on an earlier page; visitors without consent have none. */
export type DrawnVariations = Readonly<Partial<Record<Experiment, string>>>;

/** CONS-09: the visitor's preferences, read from cookies that exist only with consent. */
export interface StoredPreferences {
  readonly locale: string | null;
  readonly productMode: string | null;
  /** CONS-21: the visitor chose not to verify their phone number. */
  readonly isPhoneSkipped: boolean;
  /** OPEN-35: the browser has requested a sign-in code; only the tab knows whether it is still pending. */
  readonly hasRequestedCode: boolean;
  readonly drawn: DrawnVariations;
}

export interface BrandImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export interface BrandImages {
  readonly logo: BrandImage;
  readonly logoDesktop: BrandImage;
}

export interface PageQuery {
  readonly documentId: string;
  readonly operationName: string;
  readonly variables: object;
  readonly locale: Locale;
}

export interface PageQueryResult {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
}

/** Path of the web app manifest on each brand's host. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Path of the service worker on each brand's host; `?locale=` names the language of its offline page. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** One page request, as the platform passes it to the built web app. */
export interface PageRequest {
  /** Path and query string. */
  readonly url: string;
  /** Scheme, host and port as seen by the visitor's browser. */
  readonly origin: string;
  readonly settings: LobbySettings;
  readonly theme: Theme;
  /** Base path of the brand's static files. */
  readonly assetBase: string;
  readonly session: PageSession | null;
  readonly identityProvider: IdentityProvider;
  /** ANA-04: URL that error reports are sent to; null means the platform itself. */
  readonly errorReportsUrl: string | null;
  /** GQLC-01: origin of the GraphQL server that browsers use; null means the platform itself. */
  readonly graphqlOrigin: string | null;
  readonly stored: StoredPreferences;
  /** Country of the browser's language, which decides how dates and times are written; null if it has none. */
  readonly region: string | null;
  /** When true, every page shows the maintenance notice. */
  readonly isInMaintenance: boolean;
  readonly nowMs: number;
  /** CSP nonce for the inline scripts and styles of this response. */
  readonly nonce: string;
  texts(locale: Locale, areas: readonly string[]): Texts;
  /** What the sign-in page shows of the brand; null if it cannot be read. */
  welcome(reader: WelcomeReader): Promise<Welcome | null>;
  /** Runs a persisted query as the page's visitor. */
  runQuery(query: PageQuery): Promise<PageQueryResult>;
}

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}
