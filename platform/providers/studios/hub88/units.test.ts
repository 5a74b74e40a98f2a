import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEMO_CURRENCIES } from '@foyer/domain/currency.ts';
import { money } from '@foyer/domain/money.ts';
import { ofUnits, toUnits } from './units.ts';

it.each([
  [100_000, 'EUR', 1_00n],
  [1_000, 'EUR', 1n],
  [0, 'EUR', 0n],
  [500_000, 'JPY', 5n],
] as const)('%d units are %s %d in minor units', (units, currency, minor) => {
  expect(ofUnits(units, currency)).toEqual(money(minor, currency));
});

it.each([
  [1, 'EUR', 'tooManyDecimals'],
  [100_500, 'EUR', 'tooManyDecimals'],
  [50_000, 'JPY', 'tooManyDecimals'],
  [100_000_000_100_000, 'EUR', 'tooLarge'],
] as const)('%d units of %s are refused and never rounded: %s', (units, currency, reason) => {
  expect(() => ofUnits(units, currency)).toThrow(expect.objectContaining({ reasons: [reason] }));
});

it('every amount of a currency is converted there and back, to the last minor unit', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DEMO_CURRENCIES), fc.bigInt(0n, 90_000_000_000n), (currency, minor) => {
      const units = toUnits(money(minor, currency));
      if (units > BigInt(Number.MAX_SAFE_INTEGER)) return;
      expect(ofUnits(Number(units), currency)).toEqual(money(minor, currency));
    }),
  );
});
