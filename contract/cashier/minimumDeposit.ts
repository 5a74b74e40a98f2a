import type { Currency } from '@foyer/domain/currency.ts';
import { largerOf, money, type Money } from '@foyer/domain/money.ts';

/** CASH-02: default minimum deposit in minor units. */
const DEFAULT_MINIMUM = {
  EUR: 20_00n,
  CAD: 15_00n,
  CHF: 10_00n,
  USD: 10_00n,
  NOK: 100_00n,
  INR: 880_00n,
  JPY: 1_200n,
  ZAR: 175_00n,
  NZD: 10_00n,
  GBP: 20_00n,
} as const satisfies Record<Currency, bigint>;

export const defaultMinimumDeposit = (currency: Currency): Money =>
  money(DEFAULT_MINIMUM[currency], currency);

/** CASH-01: returns the higher of the wallet's own minimum (if set) and the default minimum of its currency. */
export function effectiveMinimumDeposit(currency: Currency, own: Money | null): Money {
  const byDefault = defaultMinimumDeposit(currency);
  return own ? largerOf(own, byDefault) : byDefault;
}
