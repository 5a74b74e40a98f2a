import { readFileSync } from 'node:fs';
import { MEASURES, REQUIREMENTS, SomeRulesSchema, type Requirement } from '@foyer/contract/content/rules.ts';
import { DEMO_LICENCES, type Licence } from '@foyer/domain/licence.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LicenceFileSchema } from './schema/licence.ts';
import { completeRules, LICENCE_DEFAULTS, LICENCES_WITH } from './schema/licenceTable.ts';

const raw = (licence: Licence) =>
  JSON.parse(readFileSync(new URL(`licences/${licence}.json`, import.meta.url), 'utf8'));
const read = (licence: Licence) => v.parse(LicenceFileSchema, raw(licence));
const files = DEMO_LICENCES.map(read);
const holders = (rule: Requirement): Licence[] =>
  files.filter(({ rules }) => rules[rule]).map(({ licence }) => licence);

/** The specification's table: which licence enables which feature. */
const SPECIFIED: readonly (readonly [Requirement, readonly Licence[]])[] = [
  ['globalLossLimits', ['est']],
  ['lossLimits', ['est']],
  ['sessionClock', ['est']],
  ['closedLoopPayments', ['est']],
  ['ssnOnRegistration', ['est']],
  ['sessionLimits', ['mga']],
  ['depositLimitsOnRegistration', ['mga']],
  ['realityCheck', ['mga']],
  ['selfExclusionMultipleOptions', ['mga']],
  ['depositLimits', ['anj', 'crc', 'mga']],
  ['weeklyDepositLimits', ['anj', 'mga']],
  ['monthlyDepositLimits', ['anj', 'mga']],
  ['selfExclusion', ['crc', 'mga']],
  ['fullTermsLinkInChallenges', ['est', 'mga']],
  ['ibJackpotNotification', ['est', 'mga']],
  ['defaultUSDCurrency', ['cos']],
  ['kycRequired', ['anj', 'est', 'mga']],
  ['kycRequiredForWithdrawal', ['anj', 'est']],
];

describe('licences', () => {
  it('LIC-01 the licences are anj, cos, crc, est and mga', () => {
    expect(files.map(({ licence }) => licence)).toEqual(['anj', 'cos', 'crc', 'est', 'mga']);
  });

  it.each(SPECIFIED)('LIC-02 %s is a feature of %j and of no other licence', (feature, licences) => {
    for (const licence of DEMO_LICENCES)
      expect(completeRules({ licence, rules: {} })[feature]).toBe(licences.includes(licence));
  });

  it('LIC-02 the table has 18 features, and no others', () => {
    expect(Object.keys(LICENCES_WITH).toSorted()).toEqual(SPECIFIED.map(([feature]) => feature).toSorted());
    expect(SPECIFIED).toHaveLength(18);
  });

  it.each(SPECIFIED)(
    'LIC-02 a file cannot switch %s off for %j, and can add it for others',
    (feature, licences) => {
      for (const licence of DEMO_LICENCES) {
        const file = { ...raw(licence), rules: { [feature]: false } };
        expect(v.safeParse(LicenceFileSchema, file).success).toBe(!licences.includes(licence));
        const adding = { ...raw(licence), rules: { [feature]: true } };
        expect(v.parse(LicenceFileSchema, adding).rules[feature]).toBe(true);
      }
    },
  );

  it.each(DEMO_LICENCES)(
    'LIC-02 the file of %s repeats nothing that the table or the defaults say',
    (licence) => {
      const { rules } = v.parse(v.object({ rules: SomeRulesSchema }), raw(licence));
      const known = completeRules({ licence, rules: {} });
      for (const rule of [...REQUIREMENTS, ...MEASURES])
        if (rules[rule] !== undefined) expect([rule, rules[rule]]).not.toEqual([rule, known[rule]]);
    },
  );

  it.each(DEMO_LICENCES)('LIC-08 AMB-49 %s has the defaults', (licence) => {
    const { rules } = read(licence);
    expect(LICENCE_DEFAULTS).toEqual({
      limitRaiseDelayHours: 24,
      realityCheckIntervalMinutes: 60,
      shortestSlotCycleMs: 2500,
      sportsWinStakes: 100_000,
      sportsWinEuros: 50_000,
      undeclaredWinStakes: 500,
      undeclaredWinEuros: 25_000,
    });
    expect(rules).toMatchObject(LICENCE_DEFAULTS);
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
  it('LIMIT-06 every licence file chooses to offer limits of stakes and losses', () => {
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

  it('CLOCK-08 severalGames: cos, crc, mga', () =>
    expect(holders('severalGames')).toEqual(['cos', 'crc', 'mga']));
  it('MONEY-03 finalWithdrawals: est', () => expect(holders('finalWithdrawals')).toEqual(['est']));

  it.each(files)('LIMIT-02 under $licence a looser limit waits at least a day', ({ rules }) => {
    expect(rules.limitRaiseDelayHours).toBeGreaterThanOrEqual(24);
  });

  it.each(files)('under $licence an idle session lasts at most an hour', ({ rules }) => {
    expect(rules.sessionIdleMinutes).toBeGreaterThanOrEqual(15);
    expect(rules.sessionIdleMinutes).toBeLessThanOrEqual(60);
  });

  it('FAIR-01 every licence file states whether slots may have autoplay and quick stop', () => {
    expect(holders('autoplay')).toEqual(['cos', 'crc', 'mga']);
    expect(holders('quickStop')).toEqual(['cos', 'crc', 'est', 'mga']);
    for (const { rules } of files)
      expect(Object.keys(rules)).toEqual(expect.arrayContaining(['autoplay', 'quickStop']));
  });

  it.each(files)('FAIR-01 under $licence a round of a slot takes at least 2.5 s', ({ rules }) => {
    expect(rules.shortestSlotCycleMs).toBeGreaterThanOrEqual(2500);
  });
});
