import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Currency } from '@foyer/domain/currency.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { readAmount, writeAmount } from './amount.ts';

describe('readAmount', () => {
  it.each<[string, Locale, Currency, string | null]>([
    ['50', 'en', 'EUR', '50.00'],
    ['50.5', 'en', 'EUR', '50.50'],
    ['50,5', 'en', 'EUR', '50.50'],
    ['1.5', 'de', 'EUR', '1.50'],
    ['1,5', 'de', 'EUR', '1.50'],
    ['1,250', 'en', 'EUR', '1250.00'],
    ['1.250', 'de', 'EUR', '1250.00'],
    ['1.250,75', 'de', 'EUR', '1250.75'],
    ['1 250,75', 'fi', 'EUR', '1250.75'],
    ['1 250,75', 'fr', 'EUR', '1250.75'],
    ['12,34,567.50', 'en_IN', 'INR', '1234567.50'],
    ['1200', 'ja', 'JPY', '1200'],
    ['1,200', 'ja', 'JPY', '1200'],
    ['1200.5', 'ja', 'JPY', null],
    ['€50', 'en', 'EUR', '50.00'],
    ['1.250,50 €', 'de', 'EUR', '1250.50'],
    ['50 EUR', 'en', 'EUR', '50.00'],
    ['kr 200', 'no', 'NOK', '200.00'],
    ['¥1,200', 'ja', 'JPY', '1200'],
    ['￥１２００', 'ja', 'JPY', '1200'],
    ['£50', 'en', 'EUR', null],
    ['12,50,0', 'en', 'EUR', null],
    ['0.005', 'en', 'EUR', null],
    ['-5', 'en', 'EUR', null],
    ['5 euros', 'en', 'EUR', null],
    ['1e3', 'en', 'EUR', null],
    ['', 'en', 'EUR', null],
    ['.', 'en', 'EUR', null],
    ['9'.repeat(20), 'en', 'EUR', null],
  ])('CASH-01 CONST-02 %s in %s is %s %s', (typed, locale, currency, expected) => {
    expect(readAmount(typed, { locale, currency })).toBe(expected);
  });

  it('CASH-01 a formatted amount is parsed as the same amount in every language', () => {
    const locales = fc.constantFrom<Locale>('en', 'de', 'fi', 'fr', 'ja', 'it', 'no', 'et_EE');
    fc.assert(
      fc.property(locales, fc.bigInt({ min: 0n, max: 10n ** 12n }), (locale, minor) => {
        const amount = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
        const written = { locale, currency: 'EUR' } as const;
        expect(readAmount(writeAmount(amount, written), written)).toBe(amount);
      }),
    );
  });
});
