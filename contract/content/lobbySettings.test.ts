import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FEATURES } from './features.ts';
import { LAYOUTS, LobbySettingsSchema, LOGIN_FLOWS, type LobbySettings } from './lobbySettings.ts';
import { MEASURES, REQUIREMENTS, RulesSchema, SomeRulesSchema, type Rules } from './rules.ts';

const rules = Object.fromEntries([
  ...REQUIREMENTS.map((rule) => [rule, true]),
  ...MEASURES.map((rule) => [rule, 1]),
]) as Rules;
const settings: LobbySettings = {
  brand: 'orangery',
  siteDataName: 'orangery',
  license: 'crc',
  operator: 'glasshouse',
  label: 'Orangery',
  title: 'Orangery Casino',
  layout: 'layout1',
  country: 'FI',
  locales: ['en', 'fi'],
  defaultLocale: 'fi',
  currency: 'EUR',
  productModes: ['CASINO'],
  isOpenToVisitors: false,
  loginFlow: 'Keycloak',
  paymentLogins: [],
  registration: 'REGILY',
  jackpotOffer: null,
  ipCountry: null,
  subDivision: null,
  phoneVerification: 'off',
  features: ['Keycloak', 'QuickMenu'],
  pages: ['jackpot'],
  rules,
  playLimits: ['Stake', 'Loss'],
  autoAcceptCookieCountries: ['NZ'],
  experiments: { menu: { menu1: 1, menu2: 1 } },
  analyticsScripts: [],
  chat: null,
  licensee: { company: 'Glasshouse Ltd', licenceNumber: '1', address: 'A street' },
  authority: { name: 'An authority', url: null },
  helpLine: { name: 'Help', url: 'https://help.example', phone: null },
  signInPosters: [{ slug: 'fox-and-ember', imageVersion: '1a2b', colour: '#1f382a' }],
  contentPages: ['privacy-policy', 'terms-and-conditions'],
  documentVersions: { 'terms-and-conditions': 1, 'privacy-policy': 4 },
};
const refused = (change: object): string[] => {
  const { success, issues } = v.safeParse(LobbySettingsSchema, { ...settings, ...change });
  return success ? [] : issues.map((issue) => v.getDotPath(issue) ?? '');
};

describe('the lobby settings', () => {
  it('survive serialisation unchanged', () => {
    expect(v.parse(LobbySettingsSchema, JSON.parse(JSON.stringify(settings)))).toEqual(settings);
  });

  it('SHELL-04 carry brand, siteDataName, license, operator, layout, title and the countries of accepted cookies', () => {
    const fields = [
      'brand',
      'siteDataName',
      'license',
      'operator',
      'layout',
      'title',
      'autoAcceptCookieCountries',
    ];
    for (const field of fields) expect(refused({ [field]: undefined })).toEqual([field]);
  });

  it.each([
    ['a licence in capital letters', { license: 'MGA' }, 'license'],
    ['a layout that is not built', { layout: 'layout3' }, 'layout'],
    ['a country by name', { country: 'Finland' }, 'country'],
    ['a locale in other letters', { locales: ['de-AT'] }, 'locales.0'],
    ['a currency in small letters', { currency: 'sek' }, 'currency'],
    ['a product mode in small letters', { productModes: ['casino'] }, 'productModes.0'],
    ['a page nobody knows', { pages: ['bingo'] }, 'pages.0'],
    ['a toggle nobody knows', { features: ['Quickmenu'] }, 'features.0'],
    ['a rule that is missing', { rules: { ...rules, realityCheck: undefined } }, 'rules.realityCheck'],
    ['a rule nobody knows', { rules: { ...rules, bedtime: true } }, 'rules.bedtime'],
    [
      'a measure that is no whole number',
      { rules: { ...rules, minimumAgeYears: 18.5 } },
      'rules.minimumAgeYears',
    ],
    ['a measure of nothing', { rules: { ...rules, limitRaiseDelayHours: 0 } }, 'rules.limitRaiseDelayHours'],
    ['a help line without an address', { helpLine: { ...settings.helpLine, url: 'help' } }, 'helpLine.url'],
    ['a secret', { clientSecret: 'x' }, 'clientSecret'],
  ])('are refused with %s', (_what, change, field) => {
    expect(refused(change)).toEqual([field]);
  });

  it('the layouts are default, layout1 and layout2', () => {
    expect(LAYOUTS).toEqual(['default', 'layout1', 'layout2']);
  });

  it('CUST-02 the login flows are Keycloak, Sms, Trustly, Piq and Zimpler', () => {
    expect(LOGIN_FLOWS).toEqual(['Keycloak', 'Sms', 'Trustly', 'Piq', 'Zimpler']);
  });
});

describe('toggles', () => {
  it('are unique in their list', () => {
    expect(new Set(FEATURES).size).toBe(FEATURES.length);
  });

  it('FLAG-20 bonus lists are a toggle', () => {
    expect(FEATURES).toContain('BonusLists');
  });
});

describe('rules', () => {
  it('LIC-02 are the requirements and measures, each with one name', () => {
    expect(REQUIREMENTS).toHaveLength(26);
    expect(new Set([...REQUIREMENTS, ...MEASURES]).size).toBe(REQUIREMENTS.length + MEASURES.length);
  });

  it('of a layer can be incomplete, but only known ones', () => {
    expect(v.parse(SomeRulesSchema, { realityCheck: true })).toEqual({ realityCheck: true });
    expect(v.parse(SomeRulesSchema, {})).toEqual({});
    expect(v.safeParse(SomeRulesSchema, { realityChecks: true }).success).toBe(false);
  });

  it('of a site are complete', () => {
    expect(v.parse(RulesSchema, rules)).toEqual(rules);
    for (const rule of [...REQUIREMENTS, ...MEASURES])
      expect(v.safeParse(RulesSchema, { ...rules, [rule]: undefined }).success, rule).toBe(false);
  });
});
