import { CURRENCY_CODE, isCurrency } from '@foyer/domain/currency.ts';
import { isLicence, LICENCE_CODE } from '@foyer/domain/licence.ts';
import { isLocale, LOCALE_CODE } from '@foyer/domain/locale.ts';
import * as v from 'valibot';

/** An ISO 4217 code. */
export const CurrencySchema = v.pipe(
  v.string(),
  v.regex(CURRENCY_CODE, 'not a currency'),
  v.guard(isCurrency, 'not a currency'),
);

export const LicenceSchema = v.pipe(
  v.string(),
  v.regex(LICENCE_CODE, 'not the name of a licence'),
  v.guard(isLicence, 'not the name of a licence'),
);

/** A language, or a language and a country, as in URLs: `de`, `de_AT`. */
export const LocaleSchema = v.pipe(
  v.string(),
  v.regex(LOCALE_CODE, 'not a locale like "de" or "de_AT"'),
  v.guard(isLocale, 'not a locale like "de" or "de_AT"'),
);
