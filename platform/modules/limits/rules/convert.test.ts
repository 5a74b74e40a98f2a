import { describe, expect, it } from 'vitest';
import type { Currency } from '@foyer/domain/currency.ts';
import { money } from '@foyer/domain/money.ts';
import { MILLION } from '@foyer/domain/rates.ts';
import { convertLimit, fromMillionths, inAccountCurrency, rateBetween } from './convert.ts';

const EUROS = {
  EUR: '1',
  CAD: '0.6131',
  CHF: '1.0742',
  USD: '0.8593',
  NOK: '0.0852',
  INR: '0.00969',
  JPY: '0.005571',
  ZAR: '0.04982',
  NZD: '0.4871',
  GBP: '1.1365',
};

describe('the rate between two currencies', () => {
  it.each<[Currency, Currency, bigint]>([
    ['EUR', 'EUR', MILLION],
    ['JPY', 'JPY', MILLION],
    ['USD', 'EUR', 859_300n],
    // 1 / 0.8593 is 1.16373…, rounded up.
    ['EUR', 'USD', 1_163_738n],
    // A yen has no smaller unit: it is 0.5571 cents.
    ['JPY', 'EUR', 557_100n],
    ['EUR', 'JPY', 1_795_010n],
    ['GBP', 'NOK', 13_339_202n],
  ])('LIMIT-13 from %s to %s is in millionths of a minor unit, rounded up', (from, to, rate) => {
    expect(rateBetween(EUROS, from, to)).toBe(rate);
  });
});

describe('a limit in another currency', () => {
  it.each<[bigint, Currency, Currency, bigint]>([
    [10_00n, 'EUR', 'EUR', 10_00n],
    [30_00n, 'NZD', 'EUR', 14_61n],
    // 100,000.00 EUR are 116,373.792… USD; the rate of use, which is rounded up, would make them 116,373.80.
    [100_000_00n, 'EUR', 'USD', 116_373_79n],
    [0n, 'JPY', 'EUR', 0n],
    [1n, 'JPY', 'EUR', 0n],
  ])('LIMIT-13 of %d %s is in %s rounded down: %d', (minor, from, to, converted) => {
    expect(convertLimit(EUROS, money(minor, from), to)).toBe(converted);
  });
});

describe('amounts of millionths', () => {
  it.each([
    [5_000_000n, 5n],
    [5_000_001n, 6n],
    [0n, 0n],
    [-1n, 0n],
    [-1_500_000n, -1n],
  ])('%d are %d minor units', (millionths, minor) => {
    expect(fromMillionths(millionths, 'EUR')).toEqual(money(minor, 'EUR'));
  });

  it('in the currency of an account never leave more than there is', () => {
    const shared = { limit: money(10_00n, 'EUR'), usedMillionths: 8_593_000n };
    expect(inAccountCurrency(shared, { currency: 'USD', rate: 859_300n })).toEqual({
      limit: money(11_63n, 'USD'),
      used: money(10n, 'USD'),
    });
    expect(inAccountCurrency(shared, { currency: 'EUR', rate: MILLION })).toEqual({
      limit: money(10_00n, 'EUR'),
      used: money(9n, 'EUR'),
    });
  });
});
