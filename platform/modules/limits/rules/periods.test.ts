import { describe, expect, it } from 'vitest';
import type { LimitKind, LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { Requirement } from '@foyer/contract/content/rules.ts';
import type { Site } from '../../../sites/index.ts';
import { periodsOf, spanOf } from './periods.ts';

describe('LIMIT-06 the periods that a licence offers', () => {
  const site = (rules: readonly Requirement[], playLimits: Site['settings']['playLimits'] = []) => ({
    requires: (rule: Requirement) => rules.includes(rule),
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
    const requires = (rule: Requirement) => (rule === 'globalLossLimits') === isRequired;
    const settings = { playLimits: ['Stake', 'Loss'] } as Site['settings'];
    expect(periodsOf({ scope: 'Global', kind }, { requires, settings })).toEqual(periods);
  });
});

describe('a period', () => {
  it.each<[LimitPeriod, zone: string, at: string, from: string, to: string]>([
    ['Day', 'Europe/Helsinki', '2026-11-24T10:00:00Z', '2026-11-23T22:00:00Z', '2026-11-24T22:00:00Z'],
    ['Day', 'Europe/Helsinki', '2026-11-24T21:59:59.999Z', '2026-11-23T22:00:00Z', '2026-11-24T22:00:00Z'],
    ['Day', 'Europe/Helsinki', '2026-11-24T22:00:00Z', '2026-11-24T22:00:00Z', '2026-11-25T22:00:00Z'],
    // A day of 25 hours.
    ['Day', 'Europe/Helsinki', '2026-10-25T12:00:00Z', '2026-10-24T21:00:00Z', '2026-10-25T22:00:00Z'],
    ['Day', 'Europe/Helsinki', '2026-12-31T12:00:00Z', '2026-12-30T22:00:00Z', '2026-12-31T22:00:00Z'],
    // Monday, Tuesday and Sunday belong to one week.
    ['Week', 'Europe/Helsinki', '2026-11-22T22:00:00Z', '2026-11-22T22:00:00Z', '2026-11-29T22:00:00Z'],
    ['Week', 'Europe/Helsinki', '2026-11-24T10:00:00Z', '2026-11-22T22:00:00Z', '2026-11-29T22:00:00Z'],
    ['Week', 'Europe/Helsinki', '2026-11-29T21:59:59.999Z', '2026-11-22T22:00:00Z', '2026-11-29T22:00:00Z'],
    ['Week', 'Europe/Helsinki', '2027-01-01T10:00:00Z', '2026-12-27T22:00:00Z', '2027-01-03T22:00:00Z'],
    // It is Monday in Auckland while it is Sunday in Europe.
    ['Week', 'Pacific/Auckland', '2026-11-22T12:00:00Z', '2026-11-22T11:00:00Z', '2026-11-29T11:00:00Z'],
    ['Month', 'Europe/Helsinki', '2026-11-24T10:00:00Z', '2026-10-31T22:00:00Z', '2026-11-30T22:00:00Z'],
    ['Month', 'Europe/Helsinki', '2026-11-30T22:00:00Z', '2026-11-30T22:00:00Z', '2026-12-31T22:00:00Z'],
    ['Month', 'Europe/Helsinki', '2028-02-29T10:00:00Z', '2028-01-31T22:00:00Z', '2028-02-29T22:00:00Z'],
  ])('%s in %s at %s lasts from %s to %s', (period, zone, at, from, to) => {
    expect(spanOf(period, new Date(at), zone)).toEqual({ from: new Date(from), to: new Date(to) });
  });
});
