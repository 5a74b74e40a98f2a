import { expect, it } from 'vitest';
import { MAX_MINOR, money, toDecimal } from '@foyer/domain/money.ts';
import { scalars } from './scalars.ts';

const { Decimal } = scalars;

it.each(['EUR', 'JPY'] as const)('the largest amounts of %s are decimals', (currency) => {
  for (const minor of [MAX_MINOR, -MAX_MINOR]) {
    const text = toDecimal(money(minor, currency));
    expect(Decimal.serialize(text)).toBe(text);
    expect(Decimal.parseValue(text)).toBe(text);
  }
});

it.each(['', '1,00', '1e3', '.5', '1.', '1'.repeat(20), 1])('%j is no decimal', (value) => {
  expect(() => Decimal.parseValue(value)).toThrow('is not a Decimal');
});
