import { expect, it } from 'vitest';
import { isCurrency, minorDigits, toCurrency } from './currency.ts';

it.each(['EUR', 'SEK', 'KWD', 'XAF'])('%s is a currency', (code) => {
  expect(isCurrency(code)).toBe(true);
});

it.each(['eur', 'EURO', 'XXX', 'XTS', '', ['EUR'], null, undefined, 978, '__proto__', 'constructor'])(
  '%j is not a currency',
  (value) => {
    expect(isCurrency(value)).toBe(false);
  },
);

it.each([
  ['JPY', 0],
  ['DKK', 2],
  // CLDR, and so Intl in some versions of Node.js, has none for this one.
  ['HUF', 2],
  ['KWD', 3],
  ['CLF', 4],
])('%s has %d decimal places, as in ISO 4217', (code, digits) => {
  expect(minorDigits(toCurrency(code))).toBe(digits);
});

it('a stored code becomes a currency', () => {
  expect(toCurrency('NOK')).toBe('NOK');
});

it.each(['dem', null, 978])('a stored %j is refused', (code) => {
  expect(() => toCurrency(code)).toThrow(new RangeError(`'${code}' is not a currency`));
});
