import { describe, expect, it } from 'vitest';
import { DEMO_LOCALES, fallbacks, isLocale, languageTag, preferredLocale } from './locale.ts';

describe('locale', () => {
  it('ROUTE-09 the locale codes are exactly the fourteen', () => {
    expect(DEMO_LOCALES).toEqual([
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
    ]);
  });

  it.each(['swe', 'EN', 'de-AT', 'en_', '', null, 7, '__proto__'])('%j is not a locale', (value) => {
    expect(isLocale(value)).toBe(false);
  });

  it('Intl accepts every code as a language tag', () => {
    for (const locale of DEMO_LOCALES) expect(() => new Intl.NumberFormat(languageTag(locale))).not.toThrow();
    expect(languageTag('de_AT')).toBe('de-AT');
    expect(languageTag('no')).toBe('nb');
  });

  it.each([
    ['de_AT', ['de_AT', 'de', 'en']],
    ['et_EE', ['et_EE', 'et', 'en']],
    ['en_CA', ['en_CA', 'en']],
    ['en', ['en']],
  ] as const)('a text missing in %s falls back to %j', (locale, expected) => {
    expect(fallbacks(locale)).toEqual(expected);
  });

  it.each([
    ['', 'en'],
    ['*', 'en'],
    ['sv, xx;q=0.9', 'en'],
    ['fi-FI,fi;q=0.9,en;q=0.8', 'fi'],
    ['en;q=0.2, ja;q=0.7', 'ja'],
    ['fr-CA', 'fr_CA'],
    ['fr-BE', 'fr'],
    ['de-CH', 'de'],
    ['de-AT', 'de_AT'],
    ['et', 'et_EE'],
    ['no', 'no'],
    ['nb-NO', 'no'],
    ['fi;q=0, it', 'it'],
    [';;q=x,,', 'en'],
  ])('for the Accept-Language header %j it is %s', (header, locale) => {
    expect(preferredLocale(header, DEMO_LOCALES)).toBe(locale);
  });
});
