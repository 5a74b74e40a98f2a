import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import { localisedPath } from '@foyer/contract/site/localisedPath.ts';
import type { LanguageLinksProps } from '../../ui/menu/LanguageLinks.tsx';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';

/** Links to a page in each language of the site; null for a site with one language. @param path without locale */
export function useLanguages(path: string): LanguageLinksProps | null {
  const text = useText();
  const current = useLocale();
  const { locales } = useSettings();
  if (locales.length < 2) return null;
  return {
    label: text('shell.language'),
    links: locales.map((locale) => ({
      key: locale,
      label: ownName(locale),
      href: localisedPath(path, locale),
      lang: languageTag(locale),
      isCurrent: locale === current,
    })),
  };
}

/** For example `Suomi`; a language of one country names it as well. */
function ownName(locale: Locale): string {
  const tag = languageTag(locale);
  const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' });
  const name = names.of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
