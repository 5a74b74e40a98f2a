import { createContext, use } from 'react';
import { languageTag, regionalTag, type Locale } from '@foyer/domain/locale.ts';
import { localisedPath } from '@foyer/contract/site/localisedPath.ts';
import type { Text, TextStore } from './texts.ts';

export interface I18n {
  readonly locale: Locale;
  readonly texts: TextStore;
  /** Country whose way of writing dates and times the reader is used to; null if it is not known. */
  readonly region: string | null;
}

/** AppProvider provides its value. */
export const I18nContext = createContext<I18n | null>(null);

function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('There is no AppProvider above this component');
  return i18n;
}

export const useLocale = (): Locale => useI18n().locale;
/** The reader's language for `Intl`. */
export const useLanguageTag = (): string => languageTag(useLocale());
/** The reader's language and country, for dates and times. */
export function useDateTag(): string {
  const { locale, region } = useI18n();
  return regionalTag(locale, region);
}
export const useText = (): Text => useI18n().texts.text;

/** ROUTE-02: converts a path to a link in the reader's locale. */
export function useHref(): (path: string) => string {
  const locale = useLocale();
  return (path) => localisedPath(path, locale);
}
