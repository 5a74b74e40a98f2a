import { describe, expect, it } from 'vitest';
import {
  DEMO_LOCALES,
  languageTag,
  preferredRegion,
  regionalTag,
  type Locale,
} from '@foyer/domain/locale.ts';
import { dateTimeFormat } from './dateTime.ts';
import { percentFormat } from './percent.ts';

/** Unicode data writes several spaces that readers cannot tell apart. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('CONST-05 a moment is a short date with a medium time', () => {
  const SHOWN: Readonly<Record<Locale, string>> = {
    en: '3/4/27, 4:05:09 PM',
    fi: '4.3.2027 klo 16.05.09',
    no: '04.03.2027, 16:05:09',
    de: '04.03.27, 16:05:09',
    de_AT: '04.03.27, 16:05:09',
    en_CA: '2027-03-04, 4:05:09 p.m.',
    fr: '04/03/2027 16:05:09',
    fr_CA: '2027-03-04 16 h 05 min 09 s',
    en_IN: '04/03/27, 4:05:09 pm',
    en_NZ: '04/03/2027, 4:05:09 pm',
    en_ZA: '2027/03/04, 16:05:09',
    ja: '2027/03/04 16:05:09',
    et_EE: '04.03.27, 16:05:09',
    it: '04/03/27, 16:05:09',
  };

  it.each(DEMO_LOCALES)('CONST-05 in %s', (locale) => {
    expect(plain(dateTimeFormat(languageTag(locale), 'Europe/Helsinki')('2027-03-04T14:05:09.999Z'))).toBe(
      SHOWN[locale],
    );
  });

  it.each([
    ['en', 'en-GB,en;q=0.9', '04/03/2027, 16:05:09'],
    ['en', 'fi,sv-FI;q=0.8', '04/03/2027, 16.05.09'],
    ['en', 'en-US', '3/4/27, 4:05:09 PM'],
    ['en_NZ', 'en-GB', '04/03/2027, 4:05:09 pm'],
    ['de', 'fr', '04.03.27, 16:05:09'],
  ] as const)('CONST-05 in %s, for a browser that accepts %s', (locale, accepted, shown) => {
    const tag = regionalTag(locale, preferredRegion(accepted));
    expect(plain(dateTimeFormat(tag, 'Europe/Helsinki')('2027-03-04T14:05:09.999Z'))).toBe(shown);
  });

  it('CONST-05 in the time zone that is asked for', () => {
    expect(plain(dateTimeFormat('en', 'Pacific/Auckland')('2027-03-04T14:05:09.000Z'))).toBe(
      '3/5/27, 3:05:09 AM',
    );
  });
});

describe('CONST-04 a percentage has no decimals', () => {
  const SHOWN: Readonly<Record<Locale, string>> = {
    en: '1,235%',
    fi: '1 235 %',
    no: '1 235 %',
    de: '1.235 %',
    de_AT: '1 235 %',
    en_CA: '1,235%',
    fr: '1 235 %',
    fr_CA: '1 235 %',
    en_IN: '1,235%',
    en_NZ: '1,235%',
    en_ZA: '1 235%',
    ja: '1,235%',
    et_EE: '1235%',
    it: '1235%',
  };

  it.each(DEMO_LOCALES)('CONST-04 in %s', (locale) => {
    expect(plain(percentFormat(locale)(12.346))).toBe(SHOWN[locale]);
  });

  it.each([
    [0, '0%'],
    [0.004, '0%'],
    [0.005, '1%'],
    [0.125, '13%'],
    [0.25, '25%'],
    [0.994, '99%'],
    [1, '100%'],
  ])('CONST-04 %d is %s', (share, text) => expect(percentFormat('en')(share)).toBe(text));
});
