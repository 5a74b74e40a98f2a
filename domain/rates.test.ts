import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_CURRENCIES, minorDigits, toCurrency } from './currency.ts';
import {
  euroValueOf,
  fractionOf,
  inCurrency,
  microEurosOf,
  payable,
  rateOf,
  RATE_SCALE,
  ratesOf,
  type EuroValues,
} from './rates.ts';

const EUROS: EuroValues = {
  EUR: '1',
  CAD: '0.6131',
  CHF: '1.0742',
  USD: '0.8593',
  NOK: '0.0852',
  INR: '0.00969',
  JPY: '0.00557123',
  ZAR: '0.04982',
  NZD: '0.4871',
  GBP: '1.1365',
};
const rates = () => ratesOf(EUROS);
const currency = fc.constantFrom(...DEMO_CURRENCIES);
const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });

describe('exchange rates', () => {
  it.each([
    ['EUR', 100_000_000n],
    ['GBP', 113_650_000n],
    ['INR', 969_000n],
    // One yen has no minor unit: it is worth 0.557123 euro cents.
    ['JPY', 55_712_300n],
  ] as const)('a minor unit of %s is worth %d hundred-millionths of a euro cent', (of, rate) => {
    expect(RATE_SCALE).toBe(100_000_000n);
    expect(rateOf(rates(), of)).toBe(rate);
  });

  it('a currency with a thousand minor units has a tenth of the rate', () => {
    const rate = rateOf(ratesOf({ KWD: '2.8' }), toCurrency('KWD'));
    expect(rate).toBe(28_000_000n);
  });

  it('a currency without a rate is refused', () => {
    expect(() => rateOf(new Map(), 'NOK')).toThrow('NOK has no rate');
    expect(() => euroValueOf({ EUR: '1' }, 'NOK')).toThrow('NOK has no rate');
  });
});

describe('conversion', () => {
  it.each([
    [1n, 'EUR', 10_000n],
    [100n, 'USD', 859_300n],
    [1n, 'INR', 96n],
    [1n, 'JPY', 5_571n],
    [-1n, 'EUR', -10_000n],
  ] as const)('%d minor units of %s are %d millionths of a euro, rounded down', (minor, of, micro) => {
    expect(microEurosOf(rates(), minor, of)).toBe(micro);
  });

  it.each([
    [100n, 'EUR', 100n],
    [100n, 'USD', 116n],
    [100n, 'JPY', 179n],
    [1n, 'GBP', 0n],
    [0n, 'EUR', 0n],
  ] as const)('%d euro cents in %s are %d minor units, rounded down', (cents, of, minor) => {
    expect(inCurrency(rates(), cents, of)).toBe(minor);
  });

  it('a converted amount is never worth more than the original, and less by under one minor unit', () => {
    fc.assert(
      fc.property(amount, currency, (cents, of) => {
        const [worth, original] = [inCurrency(rates(), cents, of) * rateOf(rates(), of), cents * RATE_SCALE];
        expect(worth).toBeLessThanOrEqual(original);
        expect(worth).toBeGreaterThan(original - rateOf(rates(), of));
      }),
    );
  });

  it('a major unit of every currency is worth its rate', () => {
    for (const of of DEMO_CURRENCIES) {
      const major = 10n ** BigInt(minorDigits(of));
      const expected = BigInt(Math.floor(Number(EUROS[of]) * 1_000_000 + 1e-6));
      expect(microEurosOf(rates(), major, of), of).toBe(expected);
    }
  });

  it.each([
    [100n, 'EUR', 100n],
    [1n, 'EUR', 1n],
    [1n, 'GBP', 1n],
    [0n, 'EUR', 1n],
  ] as const)('a payout of %d euro cents in %s is %d minor units: at least one', (cents, of, minor) => {
    expect(payable(rates(), cents, of)).toBe(minor);
  });
});

it.each([
  ['0', 0n, 1n],
  ['12', 12n, 1n],
  ['0.5', 5n, 10n],
  ['.25', 25n, 100n],
  ['12.50', 1250n, 100n],
  ['0.005571', 5571n, 1_000_000n],
])('%s is %d / %d', (decimal, numerator, denominator) => {
  expect(fractionOf(decimal)).toEqual({ numerator, denominator });
});

it.each(['half', '1.2.3', '1,5'])('%j is not a decimal', (text) => {
  expect(() => fractionOf(text)).toThrow(SyntaxError);
});
