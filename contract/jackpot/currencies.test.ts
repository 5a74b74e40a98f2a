import { describe, expect, it } from 'vitest';
import { inCurrency, inEuros, multipliersOf } from './currencies.ts';

const RATES = { EUR: 1, NOK: 11.737089, JPY: 163.25, USD: 1.08 };

describe("the jackpot in the reader's currency", () => {
  it.each([
    ['10402.17', 'EUR', '10402.17'],
    ['10402.17', 'NOK', '122091.19'],
    ['100.01', 'JPY', '16326'],
    ['0.01', 'USD', '0.01'],
    ['999999999999999.99', 'USD', '1079999999999999.98'],
  ] as const)('JACK-45 %s euros in %s are %s, rounded down', (euros, currency, amount) => {
    expect(inCurrency(euros, currency, RATES)).toEqual({ amount, currency });
  });

  it('JACK-45 one euro is worth the inverse of each rate, rounded to six decimal places', () => {
    const ones = {
      EUR: '1',
      CAD: '1',
      CHF: '1',
      USD: '1',
      NOK: '1',
      INR: '1',
      JPY: '1',
      ZAR: '1',
      NZD: '1',
      GBP: '1',
    };
    expect(multipliersOf({ ...ones, USD: '0.8593', NOK: '0.0852', JPY: '0.008', GBP: '1.1365' })).toEqual({
      EUR: 1,
      CAD: 1,
      CHF: 1,
      USD: 1.163738,
      NOK: 11.737089,
      INR: 1,
      JPY: 125,
      ZAR: 1,
      NZD: 1,
      GBP: 0.879894,
    });
  });

  it('JACK-45 without a rate amounts stay in euros', () => {
    expect(inCurrency('12.30', 'NOK', null)).toEqual({ amount: '12.30', currency: 'EUR' });
    expect(inCurrency('12.30', 'NOK', { EUR: 1 })).toEqual({ amount: '12.30', currency: 'EUR' });
  });

  it('JACK-45 a contribution in euros needs a rate', () => {
    expect([inEuros(0.1, 'EUR', null), inEuros(1.08, 'USD', RATES), inEuros(1, 'USD', null)]).toEqual([
      0.1,
      1,
      null,
    ]);
  });
});
