import type { Currency } from '@foyer/domain/currency.ts';
import { minorDigits } from '@foyer/domain/currency.ts';
import { money, toDecimal, type Money } from '@foyer/domain/money.ts';

export type Format = (amount: Money) => string;

export function createFormat(language: string, currency: Currency): Format {
  const digits = minorDigits(currency);
  const number = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (amount) => number.format(Number(toDecimal(amount)));
}

/** Animated amount between `from` and `to`: fast at first, then slower. `part` is the progress from 0 to 1. */
export function countedUp(from: Money, to: Money, part: number): Money {
  if (part >= 1) return to;
  const eased = 1 - (1 - Math.max(0, part)) ** 3;
  const distance = Number(to.minor - from.minor);
  return money(from.minor + BigInt(Math.floor(distance * eased)), to.currency);
}

/** Formats an amount in compact form without its currency, for a chip; the bar shows the currency. */
export function createShortFormat(language: string): Format {
  const number = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  return (amount) => number.format(Number(toDecimal(amount)));
}
