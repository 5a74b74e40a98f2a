import { describe, expect, it } from 'vitest';
import { betBody } from '@foyer/contract/studios/http.ts';
import { money } from '@foyer/domain/money.ts';
import { LARGEST_AMOUNT_MINOR, readAmount, readBody } from './body.ts';

const wrong = (field: string, reason: string) =>
  expect.objectContaining({ type: 'BadRequest', status: 400, reasons: [reason], keys: { field } });

describe('the body of a studio call', () => {
  const body = { sessionId: 's', transactionId: 't', roundId: 'r', amount: '1.00', currency: 'EUR' };
  const read = (value: unknown) => readBody(betBody, Buffer.from(JSON.stringify(value)));

  it('is read as the contract says', () => {
    expect(read(body)).toEqual(body);
  });

  it.each([
    ['amount', { ...body, amount: '-1.00' }],
    ['amount', { ...body, amount: 1 }],
    ['currency', { ...body, currency: 'XXX' }],
    ['roundId', { ...body, roundId: '' }],
    ['extra', { ...body, extra: true }],
    ['sessionId', []],
    ['body', null],
  ])('a mistake in %s is named', (field, value) => {
    expect(() => read(value)).toThrow(expect.objectContaining({ keys: { field } }));
  });

  it.each(['', '{', 'amount=1', '\u0000'])('%j is no JSON', (text) => {
    expect(() => readBody(betBody, Buffer.from(text))).toThrow(wrong('body', 'notJson'));
  });
});

describe('the amount of a movement', () => {
  it.each([
    ['0.01', 'EUR', 1n],
    ['12.5', 'EUR', 12_50n],
    ['1200', 'JPY', 1200n],
    ['1000000000.00', 'EUR', LARGEST_AMOUNT_MINOR],
  ] as const)('%s %s is %d in minor units', (amount, currency, minor) => {
    expect(readAmount({ amount, currency })).toEqual(money(minor, currency));
  });

  it.each([
    ['0.001', 'EUR', 'tooManyDecimals'],
    ['1.5', 'JPY', 'tooManyDecimals'],
    ['0', 'EUR', 'notPositive'],
    ['0.00', 'EUR', 'notPositive'],
    ['1000000000.01', 'EUR', 'tooLarge'],
    ['999999999999999', 'EUR', 'tooLarge'],
  ] as const)('%s %s is refused as %s', (amount, currency, reason) => {
    expect(() => readAmount({ amount, currency })).toThrow(wrong('amount', reason));
  });
});
