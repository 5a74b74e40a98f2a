import { expect, it } from 'vitest';
import { isUnfinished, newerOf, type Payment } from './payment.ts';

it.each([
  ['Player', 'https://pay.example/1', true],
  ['Provider', 'https://pay.example/1', false],
  ['Player', null, false],
])(
  'MONEY-08 CASH-19 a payment that waits for the %s at %s can be resumed by the player: %s',
  (who, frameUrl, expected) => {
    expect(isUnfinished({ frameUrl, waitsFor: { for: who, by: null } })).toBe(expected);
  },
);

it.each([
  ['Initialized', 'Completed', 'Completed'],
  ['Completed', 'Initialized', 'Completed'],
  ['Completed', 'RolledBacked', 'RolledBacked'],
  ['CancelInitialized', 'Initialized', 'Initialized'],
] as const)('MONEY-08 of one known as %s and told as %s, %s is shown', (known, payment, shown) => {
  const of = (status: Payment['status']) => ({ status }) as Payment;
  expect(newerOf(of(known), of(payment)).status).toBe(shown);
});
