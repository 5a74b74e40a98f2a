import { expect, it } from 'vitest';
import { money } from '@foyer/vocabulary/money.ts';
import { toEuroCents } from './rates.ts';

const rates = {
  euros: {
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
  },
};

it.each([
  [money(20_00n, 'EUR'), 2_000n],
  [money(100_00n, 'USD'), 8_593n],
  [money(1_200n, 'JPY'), 669n],
  [money(1n, 'INR'), 1n],
  [money(0n, 'GBP'), 0n],
])('M6 %o is worth %s cents, a part of one counted as a whole', (amount, cents) => {
  expect(toEuroCents(rates, amount)).toBe(cents);
});
