import { SomeRulesSchema, type SomeRules } from '@foyer/contract/content/rules.ts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { checkIdentityRules } from './identity.ts';

function reports(licence: SomeRules, market: SomeRules = {}): string[] {
  const found: string[] = [];
  const files = {
    licences: new Map([['crc', { rules: licence }]]),
    markets: new Map([['GB', { rules: market }]]),
  };
  checkIdentityRules(files as never, (file, field) => void found.push(`${file} ${field}`));
  return found;
}

it.each<[SomeRules, SomeRules, string[]]>([
  [{ kycRequired: true, kycRequiredFromStart: true }, {}, []],
  [{ kycRequired: false, kycRequiredFromStart: false }, {}, []],
  // A layer without the rule leaves the stricter value, or the licence's.
  [{ kycRequiredFromStart: true }, { kycRequiredFromStart: true }, []],
  [{ kycRequired: false, kycRequiredFromStart: true }, {}, ['licences/crc.json rules.kycRequiredFromStart']],
  [{}, { kycRequired: false, kycRequiredFromStart: true }, ['markets/GB.json rules.kycRequiredFromStart']],
])('LIC-19 a licence with %j and a country with %j: %j', (licence, market, expected) => {
  expect(reports(licence, market)).toEqual(expected);
});

it.each([
  { kycDeadlineDays: 0 },
  { kycDeadlineDays: 1.5 },
  { kycDepositsEuros: '2000' },
  { kycRequiredFromStart: 'yes' },
  { kycAtRegistration: true },
])('LIC-19 %j is refused in a file', (rules) => {
  expect(v.safeParse(SomeRulesSchema, rules).success).toBe(false);
});
