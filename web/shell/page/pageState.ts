import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { BrandImages, DrawnVariations, PageSession, Texts } from '@foyer/contract/content/page.ts';
import type { IdentityProvider } from '@foyer/contract/signIn/identityProvider.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { WelcomeView } from '../../app/app.tsx';
import type { PageResult } from '../routing/page.ts';
import type { ServedPage } from './servedPage.ts';

export const PAGE_STATE_ID = 'page-state';

/** State embedded in the document, so that the browser hydrates without repeating the server's query. */
export interface PageState {
  readonly page: ServedPage;
  readonly settings: LobbySettings;
  readonly images: BrandImages;
  readonly locale: Locale;
  readonly areas: readonly string[];
  readonly texts: Texts;
  readonly session: PageSession | null;
  readonly identityProvider: IdentityProvider;
  /** ANA-04: null if errors are reported to the platform itself. */
  readonly errorReportsUrl: string | null;
  /** GQLC-01: origin of the GraphQL server; null if it is the platform. */
  readonly graphqlOrigin: string | null;
  readonly nowMs: number;
  readonly drawn: DrawnVariations;
  readonly mayHaveCode: boolean;
  readonly region: string | null;
  readonly welcome: WelcomeView | null;
  /** Undefined for a page without a query. */
  readonly result?: PageResult | undefined;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot end the script element around it. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');

/** Not validated: the document comes from our server and the same build. */
export function readPageState(document: Document): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) throw new Error('This document carries no page state');
  const state: PageState = JSON.parse(text);
  return state;
}
