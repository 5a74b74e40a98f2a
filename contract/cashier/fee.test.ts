import { expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { feeOf, feeOfMethod } from './fee.ts';

it.each([
  [100_00n, '0', 0n, 0n],
  [100_00n, '0.025', 0n, 2_50n],
  [1n, '0.025', 0n, 0n],
  [20_33n, '0.015', 30n, 60n],
  [100_00n, '1', 1_00n, 101_00n],
])('of %d at %s and %d is %d: rounded down to minor units', (amount, feeRate, fixed, expected) => {
  const terms = { feeRate, feeFixed: money(fixed, 'EUR') };
  expect(feeOf(terms, money(amount, 'EUR'))).toEqual(money(expected, 'EUR'));
});

it('a yen has no minor units', () => {
  expect(feeOfMethod({ feeRate: '0.025', feeFixed: '10' }, money(1_001n, 'JPY'))).toEqual(money(35n, 'JPY'));
});
