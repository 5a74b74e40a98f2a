import { MEASURES, REQUIREMENTS, type SomeRules } from '@foyer/contract/content/rules.ts';
import { describe, expect, it } from 'vitest';
import { foldRules, loosened, strictestRules } from './strictness.ts';

const offers = [
  'autoplay',
  'defaultUSDCurrency',
  'ibJackpotNotification',
  'lobbyForVisitors',
  'quickStop',
  'severalGames',
  'signInOffer',
];

describe('combined rules', () => {
  it.each(REQUIREMENTS.filter((rule) => !offers.includes(rule)))(
    '%s applies if nothing states it',
    (rule) => {
      expect(foldRules({})[rule]).toBe(true);
    },
  );

  it.each(offers)('%s is off if the licence does not state it', (rule) => {
    expect(foldRules({})).toMatchObject({ [rule]: false });
  });

  it('of a brand whose licence is unknown protect and offer nothing', () => {
    expect(strictestRules()).toMatchObject({ realityCheck: true, autoplay: false, minimumAgeYears: 21 });
  });

  it.each(MEASURES)('%s has a value if no layer states it', (rule) => {
    expect(foldRules({})[rule]).toBeGreaterThan(0);
  });

  it.each<[licence: SomeRules, brand: SomeRules, country: SomeRules, expected: SomeRules]>([
    [{ realityCheck: false }, {}, {}, { realityCheck: false }],
    [{ realityCheck: false }, { realityCheck: true }, {}, { realityCheck: true }],
    [{ realityCheck: false }, {}, { realityCheck: true }, { realityCheck: true }],
    [{ realityCheck: true }, { realityCheck: false }, { realityCheck: false }, { realityCheck: true }],
    [{}, { realityCheck: false }, {}, { realityCheck: true }],
    [{ ibJackpotNotification: true }, { ibJackpotNotification: false }, {}, { ibJackpotNotification: false }],
    [{ ibJackpotNotification: false }, { ibJackpotNotification: true }, {}, { ibJackpotNotification: false }],
    [{ limitRaiseDelayHours: 24 }, { limitRaiseDelayHours: 48 }, {}, { limitRaiseDelayHours: 48 }],
    [{ limitRaiseDelayHours: 24 }, { limitRaiseDelayHours: 1 }, {}, { limitRaiseDelayHours: 24 }],
    [{ minimumAgeYears: 18 }, {}, { minimumAgeYears: 21 }, { minimumAgeYears: 21 }],
    [{ shortestSlotCycleMs: 2500 }, { shortestSlotCycleMs: 2000 }, {}, { shortestSlotCycleMs: 2500 }],
    [
      { realityCheckIntervalMinutes: 60 },
      { realityCheckIntervalMinutes: 30 },
      {},
      { realityCheckIntervalMinutes: 30 },
    ],
    [
      { realityCheckIntervalMinutes: 60 },
      {},
      { realityCheckIntervalMinutes: 90 },
      { realityCheckIntervalMinutes: 60 },
    ],
    [
      { sourceOfWealthDepositsEuros: 2000 },
      { sourceOfWealthDepositsEuros: 5000 },
      { sourceOfWealthDepositsEuros: 1000 },
      { sourceOfWealthDepositsEuros: 1000 },
    ],
  ])('licence %j, brand %j and country %j give %j', (licence, brand, country, expected) => {
    expect(foldRules(licence, brand, country)).toMatchObject(expected);
  });

  it('a measure that no layer states is stricter than any layer’s value', () => {
    expect(foldRules({}, { limitRaiseDelayHours: 1, minimumAgeYears: 16 })).toMatchObject({
      limitRaiseDelayHours: 168,
      minimumAgeYears: 21,
    });
  });

  it.each<[licence: SomeRules, layer: SomeRules, expected: string[]]>([
    [{ realityCheck: true }, { realityCheck: false }, ['realityCheck']],
    [{ realityCheck: false }, { realityCheck: true }, []],
    [{}, { kycRequired: false, minimumAgeYears: 18 }, ['kycRequired', 'minimumAgeYears']],
    [{ minimumAgeYears: 18 }, { minimumAgeYears: 18 }, []],
    [{}, {}, []],
  ])('under %j the layer %j loosens %j', (licence, layer, expected) => {
    expect(loosened(licence, layer)).toEqual(expected);
  });
});
