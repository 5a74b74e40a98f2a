import { DEMO_CURRENCIES } from '@foyer/domain/currency.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { EXAMPLE_RATES } from '../../sites/rates/exampleRates.ts';
import { cappedAt, largestWinOf, type DeclaredWin } from './largestWin.ts';

const DEFAULTS = { stakes: 500, euros: 25_000 };

it.each([
  ['a multiple', { maxWin: 2080, maxWinAmounts: null }, 'EUR', { stakes: 2080, amount: null }],
  ['a broken multiple', { maxWin: 10_084.5, maxWinAmounts: null }, 'EUR', { stakes: 10_084.5, amount: null }],
  [
    'a multiple and an amount',
    { maxWin: 5000, maxWinAmounts: { EUR: '250000.00' } },
    'EUR',
    { stakes: 5000, amount: money(250_000_00n, 'EUR') },
  ],
  [
    'an amount alone',
    { maxWin: null, maxWinAmounts: { JPY: '5000000' } },
    'JPY',
    { stakes: null, amount: money(5_000_000n, 'JPY') },
  ],
  [
    'an amount in another currency alone, which is no declaration',
    { maxWin: null, maxWinAmounts: { EUR: '250000.00' } },
    'JPY',
    // 25,000 EUR at 0.005571 EUR per JPY.
    { stakes: 500, amount: money(4_487_524n, 'JPY') },
  ],
  [
    'nothing',
    { maxWin: null, maxWinAmounts: null },
    'EUR',
    { stakes: 500, amount: money(25_000_00n, 'EUR') },
  ],
] as const)('MONEY-09 the largest win of a game that declares %s', (_what, declared, currency, expected) => {
  expect(largestWinOf(declared, DEFAULTS, currency, EXAMPLE_RATES)).toEqual(expected);
});

it.each([
  ['an amount below the cap', 249_999_99n, 250_000_00n, 249_999_99n],
  ['an amount above the cap', 250_000_01n, 250_000_00n, 250_000_00n],
  ['an amount without a cap', 250_000_01n, null, 250_000_01n],
  ['a multiple alone', null, 250_000_00n, 250_000_00n],
  ['a multiple alone without a cap', null, null, null],
])('MONEY-09 the cap of the company on the largest win applies to %s', (_what, amount, cap, capped) => {
  const eur = (minor: bigint | null) => (minor === null ? null : money(minor, 'EUR'));
  expect(cappedAt(eur(cap) ?? undefined, { stakes: 2080, amount: eur(amount) })).toEqual({
    stakes: 2080,
    amount: eur(capped),
  });
});

it('MONEY-09 every declaration gives a bound', () => {
  const declaredWin: fc.Arbitrary<DeclaredWin> = fc.record({
    maxWin: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    maxWinAmounts: fc.option(
      fc.dictionary(
        fc.constantFrom(...DEMO_CURRENCIES),
        fc.integer({ min: 1, max: 999_999_999 }).map(String),
      ),
    ),
  });
  fc.assert(
    fc.property(declaredWin, fc.constantFrom(...DEMO_CURRENCIES), (declared, currency) => {
      const { stakes, amount } = largestWinOf(declared, DEFAULTS, currency, EXAMPLE_RATES);
      return (stakes !== null && stakes > 0) || (amount !== null && amount.minor > 0n);
    }),
  );
});
