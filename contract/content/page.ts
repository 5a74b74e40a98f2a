import type { Locale } from '@foyer/domain/locale.ts';
import type { LobbySettings } from './lobbySettings.ts';
import type { Theme } from './theme.ts';

/** Texts as they travel: ICU messages compiled on the platform, so that no compiler does. */
export type CompiledText = readonly (string | readonly unknown[])[];
export type Texts = Readonly<Record<string, CompiledText>>;

/** What a page may know of the session it is rendered for. The token stays in its cookie. */
export interface PageSession {
  readonly playerId: string;
  readonly sessionId: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The visitor's preferences as the cookies say them: there only with consent. CONS-09 */
export interface StoredPreferences {
  readonly locale: string | null;
  readonly productMode: string | null;
  /** CONS-21 */
  readonly isPhoneSkipped: boolean;
  /** EXP-10: which form to open an account was drawn. */
  readonly drawnForm: string | null;
}

/** A brand's picture, at the address it is served from. */
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

/** One request for a page, as the platform hands it to the built web app. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  /** Scheme, host and port as the visitor's browser wrote them. */
  readonly origin: string;
  readonly settings: LobbySettings;
  readonly theme: Theme;
  /** How many themes the brand has, for the experiment on them. EXP-08 */
  readonly themeCount: number;
  /** Where the brand's files are served. */
  readonly assetBase: string;
  readonly session: PageSession | null;
  /** The identity provider's address for this origin. OIDC-03 */
  readonly authority: string;
  /** ANA-04: where error reports go; null: to the platform itself. */
  readonly errorReportsUrl: string | null;
  readonly stored: StoredPreferences;
  /** Every address says that the house is closed for a moment. */
  readonly isInMaintenance: boolean;
  readonly nowMs: number;
  /** For each inline script and style of this one answer. */
  readonly nonce: string;
  texts(locale: Locale, areas: readonly string[]): Texts;
  /** Runs a persisted document in process, as the page's visitor. */
  ask(question: PageQuery): Promise<PageQueryResult>;
}

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}
