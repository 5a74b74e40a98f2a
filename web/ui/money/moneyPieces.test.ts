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

test('the cents and their separator are one run after the figures', () => {
  expect(pieces('en-GB', 'EUR', 1284.5)).toEqual([
    { kind: 'symbol', value: '€' },
    { kind: 'figures', value: '1,284' },
    { kind: 'minor', value: '.50' },
  ]);
});

test('a sign behind the amount is kept on its line by a space that does not break', () => {
  expect(pieces('et', 'EUR', 0.2)).toEqual([
    { kind: 'figures', value: '0' },
    { kind: 'minor', value: ',20' },
    { kind: 'space', value: '\u00a0' },
    { kind: 'symbol', value: '€' },
  ]);
});

test('a currency without cents has none', () => {
  expect(pieces('ja', 'JPY', 1200).map(({ kind }) => kind)).toEqual(['symbol', 'figures']);
});

test('a loss keeps its minus', () => {
  expect(pieces('en-GB', 'EUR', -3)[0]).toEqual({ kind: 'figures', value: '-' });
});
