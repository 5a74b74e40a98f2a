import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { LicenceFileSchema, type LicenceFile } from '@foyer/sites/schema/licence.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { checkRealityChecks, realityCheckPeriodsOf } from './realityChecks.ts';
import { foldRules } from './strictness.ts';

const licence: LicenceFile = {
  licence: 'mga',
  authority: { name: 'An authority', url: null },
  helpLine: { name: 'Help', url: 'https://help.example', phone: null },
  rules: { realityCheck: true, realityCheckIntervalMinutes: 60 },
  playLimits: [],
  selfExclusion: { timeoutDays: [1], terms: [], liftWaitHours: null },
  realityCheckPeriods: [15, 30, 60],
  forbiddenFeatures: [],
  forbiddenPages: [],
  banners: [],
  messages: [],
  exclusionRegisters: [],
};

it.each([
  ['none where none are made', false, 60, []],
  ['as the licence says', true, 60, [15, 30, 60]],
  ['up to what a country allows', true, 30, [15, 30]],
  ['that one as well where the licence names it not', true, 40, [15, 30, 40]],
  ['and that alone where it is the shortest', true, 10, [10]],
])('RG-06 the selectable intervals: %s', (_, realityCheck, realityCheckIntervalMinutes, offered) => {
  const rules = { ...foldRules({}), realityCheck, realityCheckIntervalMinutes };
  expect(realityCheckPeriodsOf(licence, rules)).toEqual(offered);
});

describe('a licence’s file', () => {
  it.each([
    ['that says nothing of them', undefined, 'realityCheckPeriods'],
    ['with a check all the time', [0, 60], 'realityCheckPeriods.0'],
    ['with half a minute', [0.5, 60], 'realityCheckPeriods.0'],
    ['with words', ['hourly'], 'realityCheckPeriods.0'],
    ['whose periods do not grow', [30, 15, 60], 'realityCheckPeriods'],
    ['that names one twice', [30, 30, 60], 'realityCheckPeriods'],
  ])('RG-06 %s is refused with its field', (_, realityCheckPeriods, field) => {
    const { issues = [] } = v.safeParse(LicenceFileSchema, { ...licence, realityCheckPeriods });
    expect(issues.map((issue) => v.getDotPath(issue))).toContain(field);
  });

  it.each([
    ['ends with the longest that the rules allow', [15, 60], {}, []],
    ['ends with a longer one', [15, 90], {}, ['licences/mga.json realityCheckPeriods']],
    ['ends with a shorter one', [15, 30], {}, ['licences/mga.json realityCheckPeriods']],
    ['has none', [], {}, ['licences/mga.json realityCheckPeriods']],
    ['states no longest: the strictest there is', [15], { rules: {} }, []],
  ])('RG-06 whose list %s', (_, realityCheckPeriods, change, mistakes) => {
    const report: string[] = [];
    const licences = new Map([['mga', { ...licence, realityCheckPeriods, ...change }]]);
    const files: Pick<SiteFiles, 'licences'> = { licences };
    checkRealityChecks(files, (file, field) => report.push(`${file} ${field}`));
    expect(report).toEqual(mistakes);
  });
});
