/** Of the demonstration, for types, tests and tools: `sites/` may have others. */
export const DEMO_LOCALES = [
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

/**
 * ROUTE-09: a language, or a language and a country, spelled as in URLs. Which locales exist is data: those that brands
 * list, with texts in `sites/locales/`.
 */
export type Locale = (typeof DEMO_LOCALES)[number] | (string & { readonly __code: 'locale' });

export const LOCALE_CODE = /^[a-z]{2}(_[A-Z]{2})?$/;

/** Whether a value is written like a locale; it does not say that a site has it. */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && LOCALE_CODE.test(value);

/** The country of a locale, such as `AT` of `de_AT`; null for a locale without a country. */
export const countryOf = (locale: Locale): string | null => locale.split('_')[1] ?? null;

/** BCP 47 form, for `lang` and Intl: `de_AT` becomes `de-AT`; `no` is Bokmål. */
export const languageTag = (locale: Locale): string => (locale === 'no' ? 'nb' : locale.replace('_', '-'));

/**
 * BCP 47 form for dates and times: a language without a country gets the reader's, so that English in Finland has 24
 * hours and the day before the month. @param region ISO 3166-1 code
 */
export const regionalTag = (locale: Locale, region: string | null): string =>
  region && countryOf(locale) === null ? `${languageTag(locale)}-${region}` : languageTag(locale);

/** The first country in an `Accept-Language` header, such as `GB` of `en-GB,en;q=0.9`; null if it names none. */
export const preferredRegion = (acceptLanguage: string): string | null =>
  /(?:^|,)\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage)?.[1]?.toUpperCase() ?? null;

/** The offered locale that an `Accept-Language` header prefers; English when it lists none. */
export function preferredLocale(acceptLanguage: string, offered: readonly Locale[]): Locale {
  const ranges = acceptLanguage.split(',').map((entry) => {
    const [tag = '', quality] = entry.toLowerCase().split(/;\s*q=/);
    return { tag: tag.trim(), quality: Number(quality ?? 1) };
  });
  const requested = ranges.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of requested) {
    const found =
      offered.find((locale) => languageTag(locale).toLowerCase() === tag) ?? inLanguage(tag, offered);
    if (found) return found;
  }
  return 'en';
}

/** The offered locale of a language tag: `de` for `de-CH`, `et_EE` for `et`, `no` for Norwegian (`nb`). */
function inLanguage(tag: string, offered: readonly Locale[]): Locale | undefined {
  const [language] = tag.split('-');
  return offered.find((locale) =>
    [locale, languageTag(locale)].some((code) => code.split(/[_-]/)[0] === language),
  );
}

/** Locales to look up a text in, in this order: the locale, its language, English. Not each of them has texts. */
export const fallbacks = (locale: Locale): readonly Locale[] => {
  const language = locale.split('_')[0];
  return [...new Set([locale, ...(isLocale(language) ? [language] : []), 'en' as const])];
};
