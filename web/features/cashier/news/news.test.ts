import { expect, it } from 'vitest';
import { newsOf } from './news.ts';

it.each([
  ['Deposit', 'Completed', null, 'deposited'],
  ['Deposit', 'RolledBacked', 'Reversed', 'reversed'],
  ['Deposit', 'RollbackInitialized', 'Timeout', 'held'],
  ['Deposit', 'RolledBacked', 'SelfExcluded', 'refunded'],
  ['Deposit', 'RollbackInitialized', 'RefundedByOperator', null],
  ['Deposit', 'RolledBacked', 'RefundedByOperator', 'refunded'],
  ['Deposit', 'Cancelled', null, null],
  ['Deposit', 'Initialized', null, null],
  ['Withdrawal', 'Initialized', null, null],
  ['Withdrawal', 'CancelInitialized', 'PaymentIssues', null],
  ['Withdrawal', 'RollbackInitialized', null, null],
  ['Withdrawal', 'Completed', null, 'paidOut'],
  ['Withdrawal', 'Cancelled', 'PaymentIssues', 'takenBack'],
  ['Withdrawal', 'Cancelled', null, 'refused'],
  ['Withdrawal', 'RolledBacked', null, 'returned'],
] as const)('MONEY-08 CASH-18 CASH-19 of a %s that is %s (%s) is told: %s', (type, status, why, key) => {
  const isCancelled = why === 'PaymentIssues';
  const refusal = why === null || isCancelled ? null : { type: why, rule: null, until: null, reason: null };
  const cancelReason = isCancelled ? why : null;
  expect(newsOf({ type, status, cancelReason, refusal })?.key ?? null).toBe(key);
});
