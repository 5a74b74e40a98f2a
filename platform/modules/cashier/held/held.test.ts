import { describe, expect, it } from 'vitest';
import type { PaymentNotice } from '../paymentPort.ts';
import type { RefundState } from '../states.ts';
import { refundEffectOf, type RefundEffect } from './refundEffect.ts';
import { isReleasable } from './releasable.ts';

const OUTCOMES = [
  'pending',
  'succeeded',
  'refused',
  'abandoned',
  'returned',
  'reversed',
] as const satisfies readonly PaymentNotice['outcome'][];

describe('LIMIT-12 the effect of a callback about a refund', () => {
  // Each row lists the effects of the outcomes pending, succeeded, refused, abandoned, returned and reversed.
  it.each<[RefundState, readonly RefundEffect[]]>([
    ['Sending', ['accept', 'pay', 'refuse', 'refuse', 'sendBack', 'contradicts']],
    ['Accepted', ['nothing', 'pay', 'refuse', 'refuse', 'sendBack', 'contradicts']],
    ['Paid', ['nothing', 'nothing', 'contradicts', 'contradicts', 'sendBack', 'contradicts']],
    ['Refused', ['nothing', 'contradicts', 'nothing', 'nothing', 'nothing', 'contradicts']],
    ['Stopped', ['nothing', 'contradicts', 'nothing', 'nothing', 'nothing', 'contradicts']],
    ['SentBack', ['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'contradicts']],
  ])('LIMIT-12 that is %s', (state, effects) => {
    expect(OUTCOMES.map((outcome) => refundEffectOf(state, outcome))).toEqual(effects);
  });
});

it.each([
  ['DepositsBlocked', true],
  ['InstantBankingBlocked', true],
  ['KycRequired', true],
  ['MethodNotAvailable', true],
  ['RefundedByOperator', true],
  ['SourceOfWealthRequired', true],
  ['AccountClosed', false],
  ['DepositLimitReached', false],
  ['SelfExcluded', false],
  ['Timeout', false],
  ['', false],
])('LIMIT-12 money held for %s may be credited to the player: %s', (reason, isAllowed) => {
  expect(isReleasable(reason)).toBe(isAllowed);
});
