import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_CURRENCIES, minorDigits } from './currency.ts';
import {
  add,
  compare,
  fromDecimal,
  fromJson,
  largerOf,
  MAX_MINOR,
  money,
  MoneyError,
  multiply,
  negate,
  parseDecimal,
  smallerOf,
  subtract,
  toDecimal,
  toJson,
  zero,
} from './money.ts';

const currency = fc.constantFrom(...DEMO_CURRENCIES);
const minor = fc.bigInt({ min: -MAX_MINOR, max: MAX_MINOR });

describe('money on the wire', () => {
  it.each([
    [0n, 'EUR', '0.00'],
    [1n, 'EUR', '0.01'],
    [-1n, 'EUR', '-0.01'],
    [12_50n, 'EUR', '12.50'],
    [-100_00n, 'USD', '-100.00'],
    [0n, 'JPY', '0'],
    [1200n, 'JPY', '1200'],
    [-5n, 'JPY', '-5'],
    // Above 2^53, where a float would lose cents.
    [9_007_199_254_740_993n, 'EUR', '90071992547409.93'],
    [9_223_372_036_854_775_807n, 'EUR', '92233720368547758.07'],
    [-9_223_372_036_854_775_807n, 'EUR', '-92233720368547758.07'],
    [9_223_372_036_854_775_807n, 'JPY', '9223372036854775807'],
  ] as const)('%d minor units of %s are %j', (value, of, text) => {
    expect(toDecimal(money(value, of))).toBe(text);
    expect(fromDecimal(text, of)).toEqual(money(value, of));
  });

  it('every amount is unchanged after formatting and parsing', () => {
    fc.assert(
      fc.property(minor, currency, (value, of) => {
        expect(fromJson(toJson(money(value, of)))).toEqual(money(value, of));
      }),
    );
  });

  it.each(['1', '1.5', '1.50', '001.50'])('%j is accepted', (text) => {
    expect(fromDecimal(text, 'EUR').minor).toBe(text === '1' ? 100n : 150n);
  });

  it.each([
    ['0.001', 'EUR'],
    ['1.5', 'JPY'],
    ['1.', 'EUR'],
    ['.5', 'EUR'],
    ['', 'EUR'],
    ['+1', 'EUR'],
    ['1e2', 'EUR'],
    ['1,00', 'EUR'],
    [' 1', 'EUR'],
    ['1\n', 'EUR'],
    ['--1', 'EUR'],
    ['٣', 'EUR'],
    ['92233720368547758.08', 'EUR'],
    ['-92233720368547758.08', 'EUR'],
    ['9223372036854775808', 'JPY'],
    ['0'.repeat(20), 'JPY'],
    ['NaN', 'EUR'],
  ] as const)('%j is not an amount of %s', (text, of) => {
    expect(() => fromDecimal(text, of)).toThrow(MoneyError);
    expect(parseDecimal(text, of)).toBeNull();
  });

  it('an invalid amount is named in the error', () => {
    const parse = () => fromDecimal('1.234', 'EUR');
    expect(parse).toThrow(expect.objectContaining({ name: 'MoneyError' }));
    expect(parse).toThrow("'1.234' is not an amount of EUR");
  });

  it.each(['XXX', 'eur', '', '__proto__', 'toString'])('%j is not a currency', (of) => {
    expect(() => fromJson({ amount: '1.00', currency: of })).toThrow(
      new MoneyError(`'${of}' is not a currency`),
    );
  });
});

describe('arithmetic', () => {
  it('adding and subtracting the same amount changes nothing', () => {
    fc.assert(
      fc.property(minor, minor, currency, (a, b, of) => {
        const [one, other] = [money(a, of), money(b, of)];
        expect(subtract(add(one, other), other)).toEqual(one);
        expect(add(one, other)).toEqual(add(other, one));
        expect(add(one, negate(one))).toEqual(zero(of));
        expect(Math.sign(compare(one, other))).toBe(a === b ? 0 : a < b ? -1 : 1);
      }),
    );
  });

  it.each([
    [1n, 2n, -1],
    [2n, 2n, 0],
    [3n, 2n, 1],
    [-1n, 0n, -1],
  ])('%d compared with %d is %d', (a, b, order) => {
    const [one, other] = [money(a, 'EUR'), money(b, 'EUR')];
    expect(compare(one, other)).toBe(order);
    expect(smallerOf(one, other)).toEqual(order < 0 ? one : other);
    expect(largerOf(one, other)).toEqual(order < 0 ? other : one);
  });

  it('multiplies by integers', () => {
    expect(multiply(money(20n, 'EUR'), 3n)).toEqual(money(60n, 'EUR'));
  });

  it('different currencies cannot be combined', () => {
    for (const mix of [add, subtract, compare, largerOf, smallerOf]) {
      expect(() => mix(money(1n, 'EUR'), money(1n, 'USD'))).toThrow('EUR and USD do not mix');
    }
  });

  it('every currency has the minor digits of Intl', () => {
    for (const of of DEMO_CURRENCIES) {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency: of,
      }).resolvedOptions();
      expect(maximumFractionDigits).toBe(minorDigits(of));
    }
  });
});
