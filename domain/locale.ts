/** ROUTE-09: the locale codes, spelled as in URLs. */
export const LOCALES = [
  'en',
  'fi',
  'no',
  'de',
  'de_AT',
  'en_CA',
  'fr',
  'fr_CA',
  'en_IN',
  'en_NZ',
  'en_ZA',
  'ja',
  'et_EE',
  'it',
] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** BCP 47 form, for `lang` and Intl: `de_AT` becomes `de-AT`; `no` is Bokmål. */
export const languageTag = (locale: Locale): string => (locale === 'no' ? 'nb' : locale.replace('_', '-'));

/** Where a text missing in a locale is looked for: locale, its language, English. */
export const fallbacks = (locale: Locale): readonly Locale[] => {
  const language = locale.split('_')[0];
  return [...new Set([locale, ...(isLocale(language) ? [language] : []), 'en' as const])];
};
