import { isLocale, type Locale } from '@foyer/domain/locale.ts';

/**
 * An in-app path as a link writes it: locale first, slash last, query and fragment kept.
 * ROUTE-01, ROUTE-02. Paths in code carry no locale: `/games/fox-and-ember/?productMode=casino`.
 */
export function localisedPath(path: string, locale: Locale): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const inner = pathname.split('/').filter(Boolean);
  return `/${[locale, ...inner].join('/')}/${rest}`;
}

export type LocalisedPath =
  /** Nothing in front that looks like a locale. */
  | { readonly kind: 'plain'; readonly path: string }
  | { readonly kind: 'localised'; readonly locale: Locale; readonly path: string }
  /** A locale in another spelling (`de-at`), which has one right address. AMB-02 */
  | { readonly kind: 'misspelt'; readonly locale: Locale; readonly path: string }
  /** Shaped like a locale and none of ours. AMB-01 */
  | { readonly kind: 'unknown' };

const LOCALE_SHAPE = /^[a-z]{2}(?:[_-][a-z]{2})?$/i;

const canonical = (segment: string): string => {
  const [language = '', region] = segment.split(/[_-]/);
  return region ? `${language.toLowerCase()}_${region.toUpperCase()}` : language.toLowerCase();
};

/** ROUTE-03: takes the locale off the front of a path. The rest always begins and ends with a slash. */
export function splitLocale(pathname: string): LocalisedPath {
  const segments = pathname.split('/').filter(Boolean);
  const [first = '', ...rest] = segments;
  const below = rest.length ? `/${rest.join('/')}/` : '/';
  if (isLocale(first)) return { kind: 'localised', locale: first, path: below };
  if (!LOCALE_SHAPE.test(first)) {
    return { kind: 'plain', path: segments.length ? `/${segments.join('/')}/` : '/' };
  }
  const locale = canonical(first);
  return isLocale(locale) ? { kind: 'misspelt', locale, path: below } : { kind: 'unknown' };
}
