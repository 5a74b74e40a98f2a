import { describe, expect, it } from 'vitest';
import type { LimitKind, LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { Requirement } from '@foyer/contract/content/rules.ts';
import type { Site } from '../../../sites/index.ts';
import { periodsOf } from './periods.ts';

describe('LIMIT-06 the periods that a licence offers', () => {
  const site = (rules: readonly Requirement[], playLimits: Site['settings']['playLimits'] = []) => ({
    hasRule: (rule: Requirement) => rules.includes(rule),
    settings: { playLimits } as Site['settings'],
  });

  it.each<[readonly Requirement[], readonly LimitPeriod[]]>([
    [[], []],
    [['depositLimits'], ['Day']],
    [['weeklyDepositLimits'], ['Week']],
    [['monthlyDepositLimits'], ['Month']],
    [
      ['monthlyDepositLimits', 'weeklyDepositLimits', 'depositLimits'],
      ['Day', 'Week', 'Month'],
    ],
  ])('LIMIT-06 for deposits with %j are %j', (rules, periods) => {
    expect(periodsOf({ scope: 'Brand', kind: 'Deposit' }, site(rules, ['Stake', 'Loss']))).toEqual(periods);
  });

  it('LIC-09 for sessions are the day and the week, if the licence has session limits', () => {
    expect(periodsOf({ scope: 'Brand', kind: 'Session' }, site(['sessionLimits']))).toEqual(['Day', 'Week']);
    expect(
      periodsOf({ scope: 'Brand', kind: 'Session' }, site(['depositLimits'], ['Stake', 'Loss'])),
    ).toEqual([]);
  });

  it('LIC-13 for stakes and losses are all, if the licence has such limits', () => {
    const onlyLoss = site(['depositLimits'], ['Loss']);
    expect(periodsOf({ scope: 'Brand', kind: 'Loss' }, onlyLoss)).toEqual(['Day', 'Week', 'Month']);
    expect(periodsOf({ scope: 'Brand', kind: 'Stake' }, onlyLoss)).toEqual([]);
  });
});

describe('LIC-03 the periods of limits at all brands of a licence', () => {
  it.each<[LimitKind, rule: boolean, readonly LimitPeriod[]]>([
    ['Loss', true, ['Day', 'Week', 'Month']],
    ['Deposit', true, ['Day', 'Week', 'Month']],
    ['Stake', true, []],
    ['Loss', false, []],
    ['Deposit', false, []],
  ])('LIC-03 for %s with globalLossLimits %j are %j', (kind, isRequired, periods) => {
    const hasRule = (rule: Requirement) => (rule === 'globalLossLimits') === isRequired;
    const settings = { playLimits: ['Stake', 'Loss'] } as Site['settings'];
    expect(periodsOf({ scope: 'Global', kind }, { hasRule, settings })).toEqual(periods);
  });
});
