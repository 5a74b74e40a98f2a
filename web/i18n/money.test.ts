import { describe, expect, it } from 'vitest';
import { DEMO_CURRENCIES, minorDigits, type Currency } from '@foyer/domain/currency.ts';
import { moneyFormat } from './money.ts';

describe('moneyFormat', () => {
  it.each([
    ['en', { amount: '1284.50', currency: 'EUR' }, '€1,284.50'],
    ['en_CA', { amount: '5.00', currency: 'CAD' }, '$5.00'],
    ['ja', { amount: '1200', currency: 'JPY' }, '￥1,200'],
    ['de', { amount: '1284.50', currency: 'EUR' }, '1.284,50\u00a0€'],
    ['en', { amount: '-0.20', currency: 'USD' }, '-$0.20'],
    ['en', { amount: '90071992547409.93', currency: 'EUR' }, '€90,071,992,547,409.93'],
  ] as const)('WALLET-07 %s writes %o in its own currency', (locale, amount, text) => {
    expect(moneyFormat(locale)(amount)).toBe(text);
  });

  const NARROW: Readonly<Record<Currency, string>> = {
    EUR: '€',
    CAD: '$',
    CHF: 'CHF',
    USD: '$',
    NOK: 'kr',
    INR: '₹',
    JPY: '¥',
    ZAR: 'R',
    NZD: '$',
    GBP: '£',
  };
  it.each(DEMO_CURRENCIES)('CONST-03 AMB-32 %s has its decimals and its narrow sign', (currency) => {
    const parts = moneyFormat('en').parts({ amount: '5', currency });
    const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
    expect(valueOf('currency')).toBe(NARROW[currency]);
    expect(valueOf('fraction')?.length ?? 0).toBe(minorDigits(currency));
    expect(minorDigits(currency)).toBe(currency === 'JPY' ? 0 : 2);
  });

  it('WALLET-07 the parts of an amount join to its text', () => {
    const format = moneyFormat('fr');
    const amount = { amount: '12.50', currency: 'EUR' } as const;
    expect(
      format
        .parts(amount)
        .map(({ value }) => value)
        .join(''),
    ).toBe(format(amount));
  });
});
