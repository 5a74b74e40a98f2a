import { describe, expect, it } from 'vitest';
import { boundBroken } from './bounds.ts';

describe('boundBroken', () => {
  const bounds = { minAmount: '20.00', maxAmount: '500.00' };
  it.each([
    ['19.99', 'min'],
    ['20.00', null],
    ['500.00', null],
    ['500.01', 'max'],
  ])('CASH-01 CASH-27 %s violates %s', (amount, expected) => {
    expect(boundBroken(amount, bounds, 'EUR')).toBe(expected);
  });
});
