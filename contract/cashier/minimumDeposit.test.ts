import { describe, expect, it } from 'vitest';
import { toCurrency } from '@foyer/domain/currency.ts';
import { defaultMinimumDeposit, effectiveMinimumDeposit } from './minimumDeposit.ts';
import { fromDecimal, toDecimal } from '@foyer/domain/money.ts';

describe('minimum deposit', () => {
  it.each([
    ['EUR', '20.00'],
    ['CAD', '15.00'],
    ['CHF', '10.00'],
    ['USD', '10.00'],
    ['NOK', '100.00'],
    ['INR', '880.00'],
    ['JPY', '1200'],
    ['ZAR', '175.00'],
    ['NZD', '10.00'],
    ['GBP', '20.00'],
  ] as const)("in %s is %s unless the wallet's minimum is higher", (currency, amount) => {
    expect(defaultMinimumDeposit(currency)).toEqual(fromDecimal(amount, currency));
  });

  it('of another currency is the wallet’s own', () => {
    const currency = toCurrency('SEK');
    expect(defaultMinimumDeposit(currency)).toBeNull();
    expect(effectiveMinimumDeposit(fromDecimal('0.01', currency))).toEqual(fromDecimal('0.01', currency));
  });

  it("CASH-01 is the larger of the wallet's minimum and the default", () => {
    const own = (amount: string) => toDecimal(effectiveMinimumDeposit(fromDecimal(amount, 'EUR')));
    expect(own('50.00')).toBe('50.00');
    expect(own('5.00')).toBe('20.00');
  });
});
