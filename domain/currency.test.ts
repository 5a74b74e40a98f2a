import { expect, it } from 'vitest';
import { CURRENCIES, isCurrency } from './currency.ts';

it('every listed code is a currency', () => {
  for (const code of CURRENCIES) expect(isCurrency(code)).toBe(true);
});

it.each(['eur', 'XXX', '', null, undefined, 978, '__proto__', 'constructor'])(
  '%j is not a currency',
  (value) => {
    expect(isCurrency(value)).toBe(false);
  },
);
