import { expect, test } from 'vitest';

import { moneyPieces } from './moneyPieces.ts';

const pieces = (locale: string, currency: string, amount: number) =>
  moneyPieces(
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(amount),
  );

test('minor units and their separator are one part after the integer', () => {
  expect(pieces('en-GB', 'EUR', 1284.5)).toEqual([
    { kind: 'symbol', value: '€' },
    { kind: 'figures', value: '1,284' },
    { kind: 'minor', value: '.50' },
  ]);
});

test('a symbol after the amount is joined by a non-breaking space', () => {
  expect(pieces('et', 'EUR', 0.2)).toEqual([
    { kind: 'figures', value: '0' },
    { kind: 'minor', value: ',20' },
    { kind: 'space', value: '\u00a0' },
    { kind: 'symbol', value: '€' },
  ]);
});

test('a currency without minor units has none', () => {
  expect(pieces('ja', 'JPY', 1200).map(({ kind }) => kind)).toEqual(['symbol', 'figures']);
});

test('a negative amount keeps its sign', () => {
  expect(pieces('en-GB', 'EUR', -3)[0]).toEqual({ kind: 'figures', value: '-' });
});
