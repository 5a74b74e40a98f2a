import { describe, expect, it } from 'vitest';
import { countdown, effectOf, isReviewDue, phaseOf, type Limit } from './limitStatus.ts';

const at = (text: string) => Date.parse(`2027-03-${text}Z`);
const change = {
  state: 'Pending',
  amount: '200.00',
  readyAt: '2027-03-04T10:00:00.000Z',
  lapsesAt: '2027-03-11T10:00:00.000Z',
} as const;

describe('the phase of a raise', () => {
  it.each([
    ['04T09:59:59.999', 'waits'],
    ['04T10:00:00.000', 'ready'],
    ['11T09:59:59.999', 'ready'],
    ['11T10:00:00.000', 'lapsed'],
  ])('LIMIT-02 LIMIT-03 at %s it is %s', (now, phase) => {
    expect(phaseOf(change, at(now))).toBe(phase);
  });

  it.each([
    ['03T10:00:00.000', '24:00:00'],
    ['03T10:00:00.001', '23:59:59'],
    ['04T09:59:59.000', '00:00:01'],
    ['04T10:00:00.000', '00:00:00'],
    ['05T10:00:00.000', '00:00:00'],
  ])('LIMIT-04 at %s %s remain', (now, left) => {
    expect(countdown(change.readyAt, at(now))).toBe(left);
  });
});

describe('the effect of a new amount', () => {
  const limit = (amount: string | null): Limit => ({
    scope: 'Brand',
    kind: 'Deposit',
    period: 'Day',
    currency: 'EUR',
    amount,
    used: '0.00',
    left: amount,
    returnsAt: '2027-03-04T00:00:00.000Z',
    change: null,
  });

  it.each([
    ['100.00', '99.99', 'stricter'],
    ['100.00', '100.00', 'same'],
    ['100.00', '100.01', 'looser'],
    ['100.00', null, 'looser'],
    [null, '100.00', 'stricter'],
    [null, null, 'same'],
    ['100.00', '0.00', 'stricter'],
  ] as const)('LIMIT-01 LIMIT-02 from %s to %s is %s', (current, newAmount, effect) => {
    expect(effectOf(limit(current), newAmount)).toBe(effect);
  });
});

describe('the review', () => {
  it.each([
    ['2027-03-04T10:00:00.000Z', false],
    ['2027-03-03T10:00:00.000Z', true],
    [null, false],
  ])('LIMIT-08 due at %s: %s', (reviewDueAt, expected) => {
    expect(isReviewDue({ reviewDueAt }, at('03T10:00:00.000'))).toBe(expected);
  });
});
