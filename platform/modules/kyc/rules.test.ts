import { describe, expect, it } from 'vitest';
import { kycReason, type KycRules, type Occasion } from './kycReason.ts';
import { stepsAfter } from './steps.ts';
import type { ReviewNotice } from './reviewPort.ts';
import { reviewVerdict } from './verdict.ts';

const NO_RULES: KycRules = {
  kycRequired: false,
  kycRequiredForWithdrawal: false,
  kycRequiredFromStart: false,
  kycDepositsEuros: 2000,
};
const paid = (euroCents: bigint): Occasion => ({ type: 'deposit', euroCents });
const [registration, withdrawal] = [{ type: 'registration' }, { type: 'withdrawal' }] as const;

describe('when a player must verify their identity', () => {
  it.each<[string, Partial<KycRules>, Occasion, ReturnType<typeof kycReason>]>([
    ['no rule, deposit', {}, paid(10_000_000n), null],
    ['no rule, withdrawal', {}, withdrawal, null],
    ['LIC-19 a cent below the deposit threshold', { kycRequired: true }, paid(199_999n), null],
    ['LIC-19 at the deposit threshold', { kycRequired: true }, paid(200_000n), 'Deposits'],
    ['LIC-19 deposit rule, at registration', { kycRequired: true }, registration, null],
    ['LIC-19 deposit rule, at a withdrawal', { kycRequired: true }, withdrawal, null],
    [
      'LIC-19 rule from registration, at registration',
      { kycRequired: true, kycRequiredFromStart: true },
      registration,
      'Registration',
    ],
    [
      'LIC-19 rule from registration, at the first deposit of an older account',
      { kycRequired: true, kycRequiredFromStart: true },
      paid(1n),
      'Registration',
    ],
    ['LIC-20 withdrawal rule, at a withdrawal', { kycRequiredForWithdrawal: true }, withdrawal, 'Withdrawal'],
    ['LIC-20 withdrawal rule, at a deposit', { kycRequiredForWithdrawal: true }, paid(10_000_000n), null],
    ['LIC-20 withdrawal rule, at registration', { kycRequiredForWithdrawal: true }, registration, null],
  ])('%s', (_what, rules, occasion, reason) => {
    expect(kycReason({ ...NO_RULES, ...rules }, occasion)).toBe(reason);
  });
});

describe('KYC-03 completed and missing verification steps', () => {
  const half = { done: ['Address'], missing: ['Selfie'] };
  const reported = { done: ['Selfie'], missing: ['Address'] } as const;
  it.each([
    ['asked', null, { done: [], missing: ['Address', 'Selfie'] }],
    ['demanded', null, { done: [], missing: ['Address', 'Selfie'] }],
    ['verified', null, { done: ['Address', 'Selfie'], missing: [] }],
    ['verified', reported, { done: ['Address', 'Selfie'], missing: [] }],
    ['waived', null, { done: [], missing: [] }],
    ['lapsed', null, half],
    ['lapsed', reported, half],
    ['submitted', null, half],
    ['submitted', reported, reported],
    ['returned', null, { done: [], missing: ['Address', 'Selfie'] }],
    ['returned', reported, reported],
    ['refused', reported, reported],
  ] as const)('KYC-03 after %s with reported steps %j', (event, steps, expected) => {
    expect(stepsAfter(half, event, steps)).toEqual(expected);
  });

  const usual = ['Identity', 'Selfie'];
  it.each([
    ['asked', { done: [], missing: usual }],
    ['demanded', { done: [], missing: usual }],
    ['submitted', { done: [], missing: usual }],
    ['returned', { done: [], missing: usual }],
    ['refused', { done: [], missing: usual }],
    ['verified', { done: usual, missing: [] }],
    ['waived', { done: [], missing: [] }],
  ] as const)('KYC-03 without known steps the usual ones apply after %s', (event, expected) => {
    expect(stepsAfter({ done: [], missing: [] }, event, null)).toEqual(expected);
  });
});

describe('how a notice of the verification provider is processed', () => {
  const at = (second: number) => new Date(Date.UTC(2027, 2, 1, 12, 0, second));
  const file = (lastNotice: [number, ReviewNotice['outcome']] | null, overruled: number | null = null) => ({
    playerId: 'anna' as never,
    lastNotice: lastNotice && { at: at(lastNotice[0]), outcome: lastNotice[1] },
    overruledAt: overruled === null ? null : at(overruled),
  });
  const notice = (second: number, outcome: ReviewNotice['outcome'] = 'verified', playerId = 'anna') => ({
    playerId,
    at: at(second),
    outcome,
  });
  it.each([
    ['the first notice', file(null), notice(5), 'Taken'],
    ['a later notice', file([4, 'verified']), notice(5, 'returned'), 'Taken'],
    ['a later, milder notice', file([4, 'refused']), notice(5), 'Taken'],
    ['an older notice', file([6, 'refused']), notice(5), 'Outdated'],
    ['an older, stricter notice', file([6, 'verified']), notice(5, 'refused'), 'Outdated'],
    ['a repeated notice', file([5, 'verified']), notice(5), 'Outdated'],
    ['a stricter notice with the same time', file([5, 'verified']), notice(5, 'refused'), 'Taken'],
    ['a milder notice with the same time', file([5, 'refused']), notice(5), 'Outdated'],
    ['a result with the same time as the submission', file([5, 'submitted']), notice(5), 'Taken'],
    ['a notice before the decision of the operator', file([3, 'submitted'], 6), notice(5), 'Outdated'],
    ['a notice with the same time as the decision of the operator', file(null, 5), notice(5), 'Outdated'],
    ['a notice after the decision of the operator', file([3, 'submitted'], 4), notice(5), 'Taken'],
    ['a notice about another player', file(null), notice(5, 'verified', 'bo'), 'ApplicantMismatch'],
    ['a notice about an unknown applicant', null, notice(5), 'UnknownApplicant'],
  ] as const)('%s', (_what, known, received, verdict) => {
    expect(reviewVerdict(known, received)).toBe(verdict);
  });
});
