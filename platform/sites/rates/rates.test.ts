import { expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { EXAMPLE_RATES } from './exampleRates.ts';
import { toEuroCents } from './rates.ts';

const rates = { euros: EXAMPLE_RATES };

it.each([
  [money(20_00n, 'EUR'), 2_000n],
  [money(100_00n, 'USD'), 8_593n],
  [money(1_200n, 'JPY'), 669n],
  [money(1n, 'INR'), 1n],
  [money(0n, 'GBP'), 0n],
])('MONEY-06 %o is worth %s cents, rounded up', (amount, cents) => {
  expect(toEuroCents(rates, amount)).toBe(cents);
});
