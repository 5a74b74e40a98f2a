import { expect, it } from 'vitest';
import { lastDepositOf } from './lastDeposit.ts';

const last = (payload: string) =>
  lastDepositOf({
    id: 'anna',
    lastCompletedDeposit: { provider: 'trustly', payload },
  });

it.each([
  [
    '{"attributes":{"paymentMethod":"trustly"},"debtor":{"account":"4417"}}',
    { method: 'trustly', account: '4417' },
  ],
  ['{"attributes":{"paymentMethod":"card"},"debtor":{"account":null}}', { method: 'card', account: null }],
  ['{"attributes":{"paymentMethod":"card"}}', { method: 'card', account: null }],
])('CASH-16 reads method and account of %s', (payload, expected) => {
  expect(last(payload)).toEqual(expected);
});

it.each(['', '{', 'null', '7', '"card"', '[]', '{"attributes":null}', '{"attributes":{"paymentMethod":1}}'])(
  'CASH-16 a payload that is not readable, such as %s, names no deposit',
  (payload) => {
    expect(last(payload)).toBeNull();
  },
);

it('GQLO-03 there is none before the first deposit', () => {
  expect(lastDepositOf({ id: 'finn', lastCompletedDeposit: null })).toBeNull();
});
