import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCurrency } from '@foyer/domain/currency.ts';
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

it.each(Object.keys(EXAMPLE_RATES).map(toCurrency))(
  'a rollback in %s subtracts exactly what its stake added',
  (currency) =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (minor) => {
        const added = toEuroCents(rates, money(minor, currency));
        expect(toEuroCents(rates, money(-minor, currency)) + added).toBe(0n);
      }),
    ),
);
