import { readFileSync } from 'node:fs';
import { REQUIREMENTS, type Requirement } from '@foyer/contract/content/rules.ts';
import { LICENCES, type Licence } from '@foyer/vocabulary/licence.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LicenceFileSchema } from './schema/licence.ts';

const read = (licence: Licence) =>
  v.parse(
    LicenceFileSchema,
    JSON.parse(readFileSync(new URL(`licences/${licence}.json`, import.meta.url), 'utf8')),
  );
const files = LICENCES.map(read);

describe('licences', () => {
  it('LIC-01 the licences are anj, cos, crc, est and mga', () => {
    expect(files.map(({ licence }) => licence)).toEqual(['anj', 'cos', 'crc', 'est', 'mga']);
  });

  it.each(files)('LIC-02 $licence states every rule itself', ({ rules }) => {
    for (const rule of REQUIREMENTS) expect(rules[rule]).toBeTypeOf('boolean');
  });

  it.each<[row: string, rule: Requirement, holders: Licence[]]>([
    ['LIC-03', 'globalLossLimits', ['est']],
    ['LIC-04', 'lossLimits', ['est']],
    ['LIC-05', 'sessionClock', ['est']],
    ['LIC-06', 'closedLoopPayments', ['est']],
    ['LIC-07', 'ssnOnRegistration', ['est']],
    ['LIC-09', 'sessionLimits', ['mga']],
    ['LIC-10', 'depositLimitsOnRegistration', ['mga']],
    ['LIC-11', 'realityCheck', ['mga']],
    ['LIC-12', 'selfExclusionMultipleOptions', ['mga']],
    ['LIC-13', 'depositLimits', ['anj', 'crc', 'mga']],
    ['LIC-14', 'weeklyDepositLimits', ['anj', 'mga']],
    ['LIC-14', 'monthlyDepositLimits', ['anj', 'mga']],
    ['LIC-15', 'selfExclusion', ['crc', 'mga']],
    ['LIC-16', 'fullTermsLinkInChallenges', ['est', 'mga']],
    ['LIC-17', 'ibJackpotNotification', ['est', 'mga']],
    ['LIC-18', 'defaultUSDCurrency', ['cos']],
    ['LIC-19', 'kycRequired', ['anj', 'est', 'mga']],
    ['LIC-20', 'kycRequiredForWithdrawal', ['anj', 'est']],
  ])('%s %s: %j', (_row, rule, holders) => {
    expect(files.filter(({ rules }) => rules[rule]).map(({ licence }) => licence)).toEqual(holders);
  });

  it.each(files)('L2 under $licence a looser limit waits a day at least', ({ rules }) => {
    expect(rules.limitRaiseDelayHours).toBeGreaterThanOrEqual(24);
  });

  it.each(files)('D1 under $licence a slot takes 2.5 s at least', ({ rules }) => {
    expect(rules.shortestSlotCycleMs).toBeGreaterThanOrEqual(2500);
  });
});
