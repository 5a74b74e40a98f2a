import { MINOR_DIGITS } from '@foyer/domain/currency.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import type { MoneyJson } from '@foyer/domain/money.ts';
import { useLocale } from './content.tsx';

export interface MoneyFormat {
  (amount: MoneyJson): string;
  /** For a component that sets the minor part smaller. */
  parts(amount: MoneyJson): Intl.NumberFormatPart[];
  /** Without a minor part where it is nothing: `€50`, for what is chosen and not counted. */
  brief(amount: MoneyJson): string;
}

/** An Intl formatter takes 50 µs to make and a lobby shows hundreds of amounts. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: Locale, { currency }: MoneyJson, isBrief = false): Intl.NumberFormat {
  const name = `${locale} ${currency} ${isBrief}`;
  const known = formatters.get(name);
  if (known) return known;
  const digits = MINOR_DIGITS[currency]; // AMB-32: as many decimals as the currency has
  const formatter = new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: isBrief ? 'stripIfInteger' : 'auto',
  });
  formatters.set(name, formatter);
  return formatter;
}

/** Intl reads a decimal string exactly, where a number would lose cents above 2^53; its types know only literals. */
const exact = ({ amount }: MoneyJson) => amount as `${number}`;

export function moneyFormat(locale: Locale): MoneyFormat {
  const format = (amount: MoneyJson) => formatterOf(locale, amount).format(exact(amount));
  return Object.assign(format, {
    parts: (amount: MoneyJson) => formatterOf(locale, amount).formatToParts(exact(amount)),
    brief: (amount: MoneyJson) => formatterOf(locale, amount, true).format(exact(amount)),
  });
}

/** WALLET-07: an amount as the reader's locale writes it, in its own currency. */
export const useMoney = (): MoneyFormat => moneyFormat(useLocale());
