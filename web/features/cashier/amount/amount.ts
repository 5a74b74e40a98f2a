import { MINOR_DIGITS, type Currency } from '@foyer/domain/currency.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import { compare, fromDecimal, MoneyError, toDecimal } from '@foyer/domain/money.ts';

export interface Written {
  readonly locale: Locale;
  readonly currency: Currency;
}

/**
 * What a player typed, as the decimal of the wire. Separators are those of the locale; a mark that stands where
 * only cents can follow is taken for the decimal one, whichever it is.
 * @returns null when it is no amount, or not one of the currency
 */
export function readAmount(typed: string, { locale, currency }: Written): string | null {
  const digits = MINOR_DIGITS[currency];
  const bare = plain(typed, { locale, currency });
  if (!/^\d/.test(bare)) return null;
  const cents = digits > 0 ? new RegExp(`^(.*?)[.,](\\d{1,${digits}})$`).exec(bare) : null;
  const [whole = bare, minor] = cents ? [cents[1], cents[2]] : [bare];
  const group = groupSign(locale);
  const major = whole.split(group).join('');
  try {
    const isGrouped = !whole.includes(group) || /^\d{1,3}(\D\d{2,3})*\D\d{3}$/.test(whole);
    return isGrouped
      ? toDecimal(fromDecimal(minor === undefined ? major : `${major}.${minor}`, currency))
      : null;
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

/** Without spaces and the currency's own sign or code; in figures of half width, as after a Japanese keyboard. */
function plain(typed: string, { locale, currency }: Written): string {
  const [bare = '', sign = ''] = [typed, signOf(locale, currency)].map((text) =>
    text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s'’]/g, ''),
  );
  return bare.replace(currency, '').replace(sign, '');
}

const signOf = (locale: Locale, currency: Currency): string =>
  new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? '';

/** An amount of the wire as a player would type it: no groups, and no cents where there are none. */
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

export type Bounds = { readonly minAmount: string; readonly maxAmount: string };

/** Both amounts are of the currency, as they come over the wire. */
export const isBelow = (amount: string, bound: string, currency: Currency): boolean =>
  compare(fromDecimal(amount, currency), fromDecimal(bound, currency)) < 0;

/** What is wrong with an amount for these bounds; null when nothing is. */
export function boundBroken(
  amount: string,
  { minAmount, maxAmount }: Bounds,
  currency: Currency,
): 'min' | 'max' | null {
  if (isBelow(amount, minAmount, currency)) return 'min';
  return isBelow(maxAmount, amount, currency) ? 'max' : null;
}

/** What is to be told of an amount that cannot be taken: a text's key, and the bound it names. */
export interface AmountProblem {
  readonly key: string;
  readonly bound: string | null;
}

/** @param amount null while what is typed is none */
export function amountProblem(
  amount: string | null,
  bounds: Bounds,
  currency: Currency,
): AmountProblem | null {
  if (amount === null) return { key: 'cashier.amount.none', bound: null };
  const broken = boundBroken(amount, bounds, currency);
  if (broken === null) return null;
  return {
    key: `cashier.amount.${broken}`,
    bound: broken === 'min' ? bounds.minAmount : bounds.maxAmount,
  };
}
