import { minorDigits } from '@foyer/domain/currency.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import type { MoneyJson } from '@foyer/domain/money.ts';
import { useLocale } from './i18n.tsx';

export interface MoneyFormat {
  (amount: MoneyJson): string;
  /** The parts of the formatted amount, for a component that renders the minor units smaller. */
  parts(amount: MoneyJson): Intl.NumberFormatPart[];
  /** Omits zero minor units (`€50`), for amounts to choose from. */
  brief(amount: MoneyJson): string;
}

/** Cached: creating an Intl formatter takes 50 µs, and a lobby shows hundreds of amounts. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: Locale, { currency }: MoneyJson, isBrief = false): Intl.NumberFormat {
  const name = `${locale} ${currency} ${isBrief}`;
  const known = formatters.get(name);
  if (known) return known;
  const digits = minorDigits(currency); // AMB-32: as many decimals as the currency has
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

/** Intl formats a decimal string exactly; a number would lose cents above 2^53. Its types accept only literals. */
const exact = ({ amount }: MoneyJson) => amount as `${number}`;

export function moneyFormat(locale: Locale): MoneyFormat {
  const format = (amount: MoneyJson) => formatterOf(locale, amount).format(exact(amount));
  return Object.assign(format, {
    parts: (amount: MoneyJson) => formatterOf(locale, amount).formatToParts(exact(amount)),
    brief: (amount: MoneyJson) => formatterOf(locale, amount, true).format(exact(amount)),
  });
}

/** WALLET-07: formats an amount in its own currency for the reader's locale. */
export const useMoney = (): MoneyFormat => moneyFormat(useLocale());
