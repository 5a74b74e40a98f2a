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

/** The country of a locale, such as `AT` of `de_AT`; null for a locale without a country. */
export const countryOf = (locale: Locale): string | null => locale.split('_')[1] ?? null;

/** BCP 47 form, for `lang` and Intl: `de_AT` becomes `de-AT`; `no` is Bokmål. */
export const languageTag = (locale: Locale): string => (locale === 'no' ? 'nb' : locale.replace('_', '-'));

/** The supported locale that an `Accept-Language` header prefers; English when it lists none. */
export function preferredLocale(acceptLanguage: string): Locale {
  const ranges = acceptLanguage.split(',').map((entry) => {
    const [tag = '', quality] = entry.toLowerCase().split(/;\s*q=/);
    return { tag: tag.trim(), quality: Number(quality ?? 1) };
  });
  const requested = ranges.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of requested) {
    const found = LOCALES.find((locale) => languageTag(locale).toLowerCase() === tag) ?? inLanguage(tag);
    if (found) return found;
  }
  return 'en';
}

/** The supported locale of a language tag: `de` for `de-CH`, `et_EE` for `et`, `no` for Norwegian (`nb`). */
function inLanguage(tag: string): Locale | undefined {
  const [language] = tag.split('-');
  return LOCALES.find((locale) =>
    [locale, languageTag(locale)].some((code) => code.split(/[_-]/)[0] === language),
  );
}

/** Locales to look up a text in, in this order: the locale, its language, English. */
export const fallbacks = (locale: Locale): readonly Locale[] => {
  const language = locale.split('_')[0];
  return [...new Set([locale, ...(isLocale(language) ? [language] : []), 'en' as const])];
};
