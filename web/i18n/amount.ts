import { minorDigits, type Currency } from '@foyer/domain/currency.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import { fromDecimal, parseDecimal, toDecimal } from '@foyer/domain/money.ts';

export interface Written {
  readonly locale: Locale;
  readonly currency: Currency;
}

/**
 * Parses an amount typed by a player into the API's decimal format, with the locale's separators. A final
 * comma or dot with at most as many digits after it as the currency has decimals counts as the decimal
 * separator.
 * @returns null if the text is not an amount in this currency
 */
export function readAmount(typed: string, { locale, currency }: Written): string | null {
  const digits = minorDigits(currency);
  const plainText = plain(typed, { locale, currency });
  if (!/^\d/.test(plainText)) return null;
  const cents = digits > 0 ? new RegExp(`^(.*?)[.,](\\d{1,${digits}})$`).exec(plainText) : null;
  const [integer = plainText, minor] = cents ? [cents[1], cents[2]] : [plainText];
  const group = groupSign(locale);
  const major = integer.split(group).join('');
  const isGrouped = !integer.includes(group) || /^\d{1,3}(\D\d{2,3})*\D\d{3}$/.test(integer);
  const amount = isGrouped ? parseDecimal(minor === undefined ? major : `${major}.${minor}`, currency) : null;
  return amount && toDecimal(amount);
}

/** Removes spaces and the currency's symbol or code, and converts full-width digits (Japanese keyboards) to ASCII. */
function plain(typed: string, { locale, currency }: Written): string {
  const [plainText = '', sign = ''] = [typed, signOf(locale, currency)].map((text) =>
    text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s'’]/g, ''),
  );
  return plainText.replace(currency, '').replace(sign, '');
}

const signOf = (locale: Locale, currency: Currency): string =>
  new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? '';

/** Formats an API amount for the input field: no thousands separators, and no decimals if they are zero. */
export function writeAmount(amount: string, { locale, currency }: Written): string {
  const text = toDecimal(fromDecimal(amount, currency));
  const [major = '', minor = ''] = text.split('.');
  return /[1-9]/.test(minor) ? `${major}${decimalSign(locale)}${minor}` : major;
}

const partOf = (locale: Locale, type: Intl.NumberFormatPartTypes): string =>
  new Intl.NumberFormat(languageTag(locale)).formatToParts(1234567.5).find((part) => part.type === type)
    ?.value ?? ',';

const decimalSign = (locale: Locale): string => partOf(locale, 'decimal');
const groupSign = (locale: Locale): string => partOf(locale, 'group');
