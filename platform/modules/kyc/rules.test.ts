import { describe, expect, it } from 'vitest';
import { kycReason, type KycRules, type Occasion } from './kycReason.ts';
import { stepsAfter } from './steps.ts';
import type { ReviewNotice } from './reviewPort.ts';
import { reviewVerdict } from './verdict.ts';

const NOBODY: KycRules = {
  kycRequired: false,
  kycRequiredForWithdrawal: false,
  kycRequiredFromStart: false,
  kycDepositsEuros: 2000,
};
const paid = (euroCents: bigint): Occasion => ({ type: 'deposit', euroCents });
const [registration, withdrawal] = [{ type: 'registration' }, { type: 'withdrawal' }] as const;

describe('KYC-01 when a player is asked who he is', () => {
  it.each<[string, Partial<KycRules>, Occasion, ReturnType<typeof kycReason>]>([
    ['nobody asks', {}, paid(10_000_000n), null],
    ['nobody asks', {}, withdrawal, null],
    ['LIC-19 a cent below the sum', { kycRequired: true }, paid(199_999n), null],
    ['LIC-19 at the sum', { kycRequired: true }, paid(200_000n), 'Deposits'],
    ['LIC-19 at the registration', { kycRequired: true }, registration, null],
    ['LIC-19 at a withdrawal', { kycRequired: true }, withdrawal, null],
    [
      'LIC-19 from the start',
      { kycRequired: true, kycRequiredFromStart: true },
      registration,
      'Registration',
    ],
    [
      'LIC-19 from the start, older than the rule',
      { kycRequired: true, kycRequiredFromStart: true },
      paid(1n),
      'Registration',
    ],
    ['LIC-20 at the first withdrawal', { kycRequiredForWithdrawal: true }, withdrawal, 'Withdrawal'],
    ['LIC-20 not for a deposit', { kycRequiredForWithdrawal: true }, paid(10_000_000n), null],
    ['LIC-20 not at the registration', { kycRequiredForWithdrawal: true }, registration, null],
  ])('%s: %j', (_what, rules, occasion, reason) => {
    expect(kycReason({ ...NOBODY, ...rules }, occasion)).toBe(reason);
  });
});

describe('KYC-03 what is done and what is missing', () => {
  const half = { done: ['Identity'], missing: ['Selfie'] };
  const told = { done: ['Selfie'], missing: ['Identity'] } as const;
  it.each([
    ['asked', null, { done: [], missing: ['Identity', 'Selfie'] }],
    ['demanded', null, { done: [], missing: ['Identity', 'Selfie'] }],
    ['verified', null, { done: ['Identity', 'Selfie'], missing: [] }],
    ['verified', told, { done: ['Identity', 'Selfie'], missing: [] }],
    ['waived', null, { done: [], missing: [] }],
    ['lapsed', null, half],
    ['submitted', null, half],
    ['returned', null, { done: [], missing: ['Identity', 'Selfie'] }],
    ['returned', told, told],
    ['refused', told, told],
  ] as const)('KYC-03 after %s, told %j', (event, steps, expected) => {
    expect(stepsAfter(half, event, steps)).toEqual(expected);
  });

  it('KYC-03 what nobody said before is what is usual', () => {
    expect(stepsAfter({ done: [], missing: [] }, 'asked', null).missing).toEqual(['Identity', 'Selfie']);
    expect(stepsAfter({ done: [], missing: [] }, 'verified', null).done).toEqual(['Identity', 'Selfie']);
  });
});

describe('KYC-01 what a message of the company is worth', () => {
  const at = (second: number) => new Date(Date.UTC(2027, 2, 1, 12, 0, second));
  const file = (heard: [number, ReviewNotice['outcome']] | null, overruled: number | null = null) => ({
    playerId: 'anna' as never,
    heard: heard && { at: at(heard[0]), outcome: heard[1] },
    overruledAt: overruled === null ? null : at(overruled),
  });
  const told = (second: number, outcome: ReviewNotice['outcome'] = 'verified', playerId = 'anna') => ({
    playerId,
    at: at(second),
    outcome,
  });
  it.each([
    ['the first', file(null), told(5), 'Taken'],
    ['a later one', file([4, 'verified']), told(5, 'returned'), 'Taken'],
    ['an older one', file([6, 'refused']), told(5), 'Outdated'],
    ['the same again', file([5, 'verified']), told(5), 'Outdated'],
    ['of one moment the stricter one', file([5, 'verified']), told(5, 'refused'), 'Taken'],
    ['of one moment the milder one', file([5, 'refused']), told(5), 'Outdated'],
    ['of one moment what says more than that it is looked at', file([5, 'submitted']), told(5), 'Taken'],
    ['one from before the house decided', file([3, 'submitted'], 6), told(5), 'Outdated'],
    ['one of the moment in which the house decided', file(null, 5), told(5), 'Outdated'],
    ['one from after the house decided', file([3, 'submitted'], 4), told(5), 'Taken'],
    ['of somebody else', file(null), told(5, 'verified', 'bo'), 'ApplicantMismatch'],
    ['of nobody', null, told(5), 'UnknownApplicant'],
  ] as const)('KYC-01 %s', (_what, known, notice, verdict) => {
    expect(reviewVerdict(known, notice)).toBe(verdict);
  });
});
