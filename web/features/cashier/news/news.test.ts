import { expect, it } from 'vitest';
import { newsOf, newsReader } from './news.ts';

it.each([
  ['Deposit', 'Completed', null, 'deposited'],
  ['Deposit', 'RolledBacked', null, 'reversed'],
  ['Deposit', 'Cancelled', null, null],
  ['Deposit', 'Initialized', null, null],
  ['Withdrawal', 'Initialized', null, null],
  ['Withdrawal', 'CancelInitialized', 'PaymentIssues', null],
  ['Withdrawal', 'RollbackInitialized', null, null],
  ['Withdrawal', 'Completed', null, 'paidOut'],
  ['Withdrawal', 'Cancelled', 'PaymentIssues', 'takenBack'],
  ['Withdrawal', 'Cancelled', null, 'refused'],
  ['Withdrawal', 'RolledBacked', null, 'returned'],
] as const)('M8 CASH-18 CASH-19 of a %s that is %s (%s) is told: %s', (type, status, cancelReason, key) => {
  expect(newsOf({ type, status, cancelReason })?.key ?? null).toBe(key);
});

it('M8 what the stream opens with is old, and nothing is told twice', () => {
  const read = newsReader();
  const deposit = (id: string, status: 'Initialized' | 'Completed') =>
    read({ id, type: 'Deposit', status, cancelReason: null })?.key ?? null;
  expect(deposit('1', 'Completed')).toBeNull();
  expect(deposit('2', 'Initialized')).toBeNull();
  expect(deposit('2', 'Completed')).toBe('deposited');
  // After a break the stream opens with it once more.
  expect(deposit('2', 'Completed')).toBeNull();
});
