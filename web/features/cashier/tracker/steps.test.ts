import { expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

const waiting = (what: string | null) => (what === null ? null : { for: what, by: null });

it.each([
  ['Initialized', 'Review', 'asked'],
  ['Initialized', 'Approval', 'asked'],
  ['Initialized', 'IdentityVerification', 'asked'],
  ['Initialized', 'SourceOfWealth', 'asked'],
  ['Initialized', null, 'checked'],
  ['Initialized', 'Weekend', 'checked'],
  ['Initialized', 'Provider', 'sent'],
  ['Completed', null, 'arrived'],
  ['CancelInitialized', 'Provider', 'asked'],
  ['Cancelled', null, 'takenBack'],
  ['RollbackInitialized', 'Provider', 'sent'],
  ['RolledBacked', null, 'returned'],
] as const)('MONEY-08 CASH-19 %s that waits for %s is %s', (status, what, expected) => {
  const { steps, current } = stepsOf({ status, waitsFor: waiting(what) });
  expect(steps[current]).toBe(expected);
});
