import type { Currency } from '@foyer/domain/currency.ts';
import { largerOf, money, type Money } from '@foyer/domain/money.ts';

/** CASH-02: default minimum deposit in minor units; that of other currencies is site data. */
const DEFAULT_MINIMUM: Readonly<Partial<Record<Currency, bigint>>> = {
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
};

/** Null for a currency without a default. */
export function defaultMinimumDeposit(currency: Currency): Money | null {
  const minor = DEFAULT_MINIMUM[currency];
  return minor === undefined ? null : money(minor, currency);
}

/** CASH-01: returns the higher of the wallet's own minimum and the default minimum of its currency. */
export function effectiveMinimumDeposit(own: Money): Money {
  const byDefault = defaultMinimumDeposit(own.currency);
  return byDefault ? largerOf(own, byDefault) : own;
}
