import { createContext, use, type ReactNode } from 'react';
import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { BrandImages } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { localisedPath } from './paths.ts';
import type { Text, TextStore } from './texts.ts';

/** What every screen stands on: the site it is part of and the words it speaks. */
export interface Content {
  readonly settings: LobbySettings;
  readonly images: BrandImages;
  readonly locale: Locale;
  readonly texts: TextStore;
  /** When the page was rendered, so that server and browser write the same of time. */
  readonly renderedAtMs: number;
  /** EXP-10: the form that was drawn, as the page's request said; left out where nothing was. */
  readonly drawnForm?: string | undefined;
}

const ContentContext = createContext<Content | null>(null);

export function ContentProvider({ content, children }: { content: Content; children: ReactNode }) {
  return <ContentContext value={content}>{children}</ContentContext>;
}

export function useContent(): Content {
  const content = use(ContentContext);
  if (!content) throw new Error('There is no ContentProvider above this component');
  return content;
}

export const useSettings = (): LobbySettings => useContent().settings;
export const useLocale = (): Locale => useContent().locale;
export const useText = (): Text => useContent().texts.text;

/** ROUTE-02: a path as a link writes it, in the reader's locale. */
export function useHref(): (path: string) => string {
  const locale = useLocale();
  return (path) => localisedPath(path, locale);
}
