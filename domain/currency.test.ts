import { expect, it } from 'vitest';
import { CURRENCIES, isCurrency, toCurrency } from './currency.ts';

it('every listed code is a currency', () => {
  for (const code of CURRENCIES) expect(isCurrency(code)).toBe(true);
});

it.each(['eur', 'XXX', '', ['EUR'], null, undefined, 978, '__proto__', 'constructor'])(
  '%j is not a currency',
  (value) => {
    expect(isCurrency(value)).toBe(false);
  },
);

it('a stored code becomes a currency', () => {
  expect(toCurrency('NOK')).toBe('NOK');
});

it.each(['DEM', null, 978])('a stored %j is refused', (code) => {
  expect(() => toCurrency(code)).toThrow(new RangeError(`'${code}' is not a currency`));
});
