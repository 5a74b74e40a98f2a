import { readFileSync } from 'node:fs';
import { REQUIREMENTS, type Requirement } from '@foyer/contract/content/rules.ts';
import { LICENCES, type Licence } from '@foyer/domain/licence.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LicenceFileSchema } from './schema/licence.ts';

const read = (licence: Licence) =>
  v.parse(
    LicenceFileSchema,
    JSON.parse(readFileSync(new URL(`licences/${licence}.json`, import.meta.url), 'utf8')),
  );
const files = LICENCES.map(read);
const holders = (rule: Requirement): Licence[] =>
  files.filter(({ rules }) => rules[rule]).map(({ licence }) => licence);

describe('licences', () => {
  it('LIC-01 the licences are anj, cos, crc, est and mga', () => {
    expect(files.map(({ licence }) => licence)).toEqual(['anj', 'cos', 'crc', 'est', 'mga']);
  });

  it.each(files)('LIC-02 $licence states every rule itself', ({ rules }) => {
    for (const rule of REQUIREMENTS) expect(rules[rule]).toBeTypeOf('boolean');
  });

  it('LIC-03 globalLossLimits: est', () => expect(holders('globalLossLimits')).toEqual(['est']));
  it('LIC-04 lossLimits: est', () => expect(holders('lossLimits')).toEqual(['est']));
  it('LIC-05 sessionClock: est', () => expect(holders('sessionClock')).toEqual(['est']));
  it('LIC-06 closedLoopPayments: est', () => expect(holders('closedLoopPayments')).toEqual(['est']));
  it('LIC-07 ssnOnRegistration: est', () => expect(holders('ssnOnRegistration')).toEqual(['est']));
  it('LIC-09 sessionLimits: mga', () => expect(holders('sessionLimits')).toEqual(['mga']));
  it('LIC-10 depositLimitsOnRegistration: mga', () =>
    expect(holders('depositLimitsOnRegistration')).toEqual(['mga']));
  it('LIC-11 realityCheck: mga', () => expect(holders('realityCheck')).toEqual(['mga']));
  it('LIC-12 selfExclusionMultipleOptions: mga', () =>
    expect(holders('selfExclusionMultipleOptions')).toEqual(['mga']));
  it('LIC-13 depositLimits: anj, crc, mga', () =>
    expect(holders('depositLimits')).toEqual(['anj', 'crc', 'mga']));
  it('LIC-14 weeklyDepositLimits: anj, mga', () =>
    expect(holders('weeklyDepositLimits')).toEqual(['anj', 'mga']));
  it('LIC-14 monthlyDepositLimits: anj, mga', () =>
    expect(holders('monthlyDepositLimits')).toEqual(['anj', 'mga']));
  it('LIMIT-06 every licence offers limits of stakes and losses', () => {
    for (const { playLimits } of files) expect(playLimits).toEqual(['Stake', 'Loss']);
  });
  it('LIC-15 selfExclusion: crc, mga', () => expect(holders('selfExclusion')).toEqual(['crc', 'mga']));
  it('EXCLUSION-02 LIC-12 LIC-15 crc has one self-exclusion term, mga has several and an indefinite one', () => {
    const terms = files.map(({ licence, selfExclusion }) => [licence, selfExclusion.terms]);
    expect(Object.fromEntries(terms)).toEqual({
      anj: [],
      cos: [],
      crc: ['P12M'],
      est: [],
      mga: ['P6M', 'P12M', 'P60M', 'indefinite'],
    });
  });
  it.each(files)(
    'EXCLUSION-08 time-outs under $licence last from one day to 30 days',
    ({ selfExclusion: { timeoutDays } }) => {
      expect([Math.min(...timeoutDays), Math.max(...timeoutDays)]).toEqual([1, 30]);
    },
  );
  it('LIC-16 fullTermsLinkInChallenges: est, mga', () =>
    expect(holders('fullTermsLinkInChallenges')).toEqual(['est', 'mga']));
  it('LIC-17 ibJackpotNotification: est, mga', () =>
    expect(holders('ibJackpotNotification')).toEqual(['est', 'mga']));
  it('LIC-18 defaultUSDCurrency: cos', () => expect(holders('defaultUSDCurrency')).toEqual(['cos']));
  it('LIC-19 kycRequired: anj, est, mga', () =>
    expect(holders('kycRequired')).toEqual(['anj', 'est', 'mga']));
  it('LIC-20 kycRequiredForWithdrawal: anj, est', () =>
    expect(holders('kycRequiredForWithdrawal')).toEqual(['anj', 'est']));
  it('LIC-19 kycRequiredFromStart: est', () => expect(holders('kycRequiredFromStart')).toEqual(['est']));
  it.each(files)('LIC-19 $licence limits the time and the deposits before an identity check', ({ rules }) => {
    expect(rules.kycDeadlineDays).toBeLessThanOrEqual(30);
    expect(rules.kycDepositsEuros).toBeLessThanOrEqual(2000);
    expect(rules.kycRequiredFromStart === true && rules.kycRequired === false).toBe(false);
  });

  it('MONEY-03 finalWithdrawals: est', () => expect(holders('finalWithdrawals')).toEqual(['est']));

  it.each(files)('LIMIT-02 under $licence a looser limit waits at least a day', ({ rules }) => {
    expect(rules.limitRaiseDelayHours).toBeGreaterThanOrEqual(24);
  });

  it.each(files)('under $licence an idle session lasts at most an hour', ({ rules }) => {
    expect(rules.sessionIdleMinutes).toBeGreaterThanOrEqual(15);
    expect(rules.sessionIdleMinutes).toBeLessThanOrEqual(60);
  });

  it.each(files)('FAIR-01 under $licence a round of a slot takes at least 2.5 s', ({ rules }) => {
    expect(rules.shortestSlotCycleMs).toBeGreaterThanOrEqual(2500);
  });
});
