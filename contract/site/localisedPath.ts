import { isLocale, type Locale } from '@foyer/domain/locale.ts';

/**
 * Converts an in-app path to a link: adds the locale and a trailing slash, and keeps query and fragment.
 * ROUTE-01, ROUTE-02. Paths in code have no locale: `/games/fox-and-ember/?productMode=casino`.
 */
export function localisedPath(path: string, locale: Locale): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const inner = pathname.split('/').filter(Boolean);
  return `/${[locale, ...inner].join('/')}/${rest}`;
}

export type LocalisedPath =
  /** The first segment does not look like a locale. */
  | { readonly kind: 'plain'; readonly path: string }
  | { readonly kind: 'localised'; readonly locale: Locale; readonly path: string }
  /** The first segment is a locale in a non-canonical spelling (`de-at`). AMB-02 */
  | { readonly kind: 'misspelt'; readonly locale: Locale; readonly path: string };

const canonical = (segment: string): string => {
  const [language = '', region] = segment.split(/[_-]/);
  return region ? `${language.toLowerCase()}_${region.toUpperCase()}` : language.toLowerCase();
};

/** ROUTE-03: splits the locale from a path, whether or not a site has the locale. The remaining path always begins and ends with a slash. */
export function splitLocale(pathname: string): LocalisedPath {
  const segments = pathname.split('/').filter(Boolean);
  const [first = '', ...rest] = segments;
  const below = rest.length ? `/${rest.join('/')}/` : '/';
  if (isLocale(first)) return { kind: 'localised', locale: first, path: below };
  const locale = canonical(first);
  if (!isLocale(locale)) return { kind: 'plain', path: segments.length ? `/${segments.join('/')}/` : '/' };
  return { kind: 'misspelt', locale, path: below };
}
