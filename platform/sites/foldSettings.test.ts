import { DEMO_LICENCES } from '@foyer/domain/licence.ts';
import type { Feature } from '@foyer/contract/content/features.ts';
import type { BrandFile } from '@foyer/sites/schema/brand.ts';
import type { LicenceFile } from '@foyer/sites/schema/licence.ts';
import type { MarketFile } from '@foyer/sites/schema/market.ts';
import { completeRules } from '@foyer/sites/schema/licenceTable.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { describe, expect, it } from 'vitest';
import { chooseCurrency, foldFeatures, foldSettings } from './foldSettings.ts';

const licence: LicenceFile = {
  licence: 'crc',
  authority: { name: 'An authority', url: null },
  helpLine: { name: 'Help anywhere', url: 'https://help.example', phone: null },
  rules: { defaultUSDCurrency: false },
  playLimits: ['Stake'],
  realityCheckPeriods: [15],
  selfExclusion: { timeoutDays: [1], terms: [], liftWaitHours: null },
  forbiddenFeatures: [],
  forbiddenPages: [],
  banners: [],
  messages: [],
  exclusionRegisters: [],
};
const brand: BrandFile = {
  brand: 'orangery',
  siteDataName: 'orangery-texts',
  operator: 'glasshouse',
  label: 'Orangery',
  title: 'Orangery Casino',
  licence: 'crc',
  licensee: { company: 'Glasshouse Ltd', licenceNumber: '1', address: 'A street' },
  country: 'FI',
  countries: [],
  timeZone: 'UTC',
  layout: 'layout1',
  locales: ['en', 'fi'],
  defaultLocale: 'fi',
  currencies: ['EUR', 'NOK'],
  productModes: ['SPORTS', 'CASINO'],
  features: ['Keycloak', 'QuickMenu'],
  phoneVerification: 'optional',
  pages: [],
  rules: {},
  origin: null,
  hosts: [],
  clients: [],
  autoAcceptCookieCountries: ['NZ'],
  minimums: { deposit: new Map(), withdrawal: new Map() },
  experiments: { menu: { menu1: 1, menu2: 1 } },
  analyticsScripts: [],
  chat: null,
  banners: [],
  messages: [],
  pushNotifications: false,
  lobbyForVisitors: false,
  exclusionRegisters: [],
  themes: ['theme.json'],
  heroes: [],
  lobby: ['new'],
};
const market: MarketFile = {
  country: 'NO',
  currency: 'NOK',
  customLoginFlow: 'Trustly',
  paymentLogins: [],
  subDivisions: [],
  rules: {},
  features: {},
  banners: [],
  exclusionRegisters: [],
};
const fold = (
  change: { licence?: Partial<LicenceFile>; brand?: Partial<BrandFile>; market?: Partial<MarketFile> } = {},
) =>
  foldSettings(
    { ...licence, ...change.licence },
    { ...brand, ...change.brand },
    'NO',
    change.market && { ...market, ...change.market },
  );

describe('the settings of a site', () => {
  it('FLAG-11 a phone number is required as the brand’s data says, only with the toggle', () => {
    expect(fold().phoneVerification).toBe('off');
    const on = { EnablePhoneVerification: true };
    expect(fold({ market: { features: on } }).phoneVerification).toBe('optional');
    const strict = fold({ brand: { phoneVerification: 'required' }, market: { features: on } });
    expect(strict.phoneVerification).toBe('required');
  });

  it('SHELL-04 have brand, siteDataName, license, operator, layout, title and the countries that accept cookies', () => {
    expect(fold()).toMatchObject({
      brand: 'orangery',
      siteDataName: 'orangery-texts',
      license: 'crc',
      operator: 'glasshouse',
      layout: 'layout1',
      title: 'Orangery Casino',
      autoAcceptCookieCountries: ['NZ'],
      experiments: { menu: { menu1: 1, menu2: 1 } },
    });
  });

  it.each([
    [true, true, {}, true],
    [true, false, {}, false],
    [false, true, {}, false],
    [true, undefined, {}, false],
    [true, true, { lobbyForVisitors: false }, false],
  ])(
    'a brand with %s and a licence with %s is open to visitors in a country with %o: %s',
    (own, allowed, rules, isOpen) => {
      const { isOpenToVisitors } = fold({
        brand: { lobbyForVisitors: own },
        licence: { rules: { lobbyForVisitors: allowed } },
        market: { rules },
      });
      expect(isOpenToVisitors).toBe(isOpen);
    },
  );

  it('THEME-02 the layout is the brand’s in every country', () => {
    expect(fold({ market: {} }).layout).toBe('layout1');
  });

  it('LIC-04 play limits are the licence’s, and loss limits exist where they are required', () => {
    const lenient = { ...licence, rules: { lossLimits: false } };
    expect(fold({ licence: lenient }).playLimits).toEqual(['Stake']);
    expect(fold({ licence: lenient, market: { rules: { lossLimits: true } } }).playLimits).toEqual([
      'Stake',
      'Loss',
    ]);
    expect(fold().playLimits).toEqual(['Stake', 'Loss']);
  });

  it('LIC-04 without a licence file’s own choice only est offers a loss limit, and none a stake limit', () => {
    const offered = DEMO_LICENCES.map((name) => {
      const rules = completeRules({ licence: name, rules: {} });
      return [name, fold({ licence: { licence: name, rules, playLimits: [] } }).playLimits];
    });
    expect(Object.fromEntries(offered)).toEqual({ anj: [], cos: [], crc: [], est: ['Loss'], mga: [] });
  });

  it('a country sets currency, help line and rules', () => {
    const helpLine = { name: 'Help here', url: 'https://here.example', phone: '1' };
    const settings = fold({ market: { helpLine, rules: { realityCheck: true } } });
    expect(settings).toMatchObject({
      country: 'NO',
      currency: 'NOK',
      helpLine,
      rules: { realityCheck: true },
    });
  });

  it('a country without a file changes nothing', () => {
    expect(fold()).toMatchObject({ country: 'NO', currency: 'EUR', helpLine: licence.helpLine });
  });

  it('FLAG-18 without the Sportsbook toggle there is no sports mode', () => {
    expect(fold().productModes).toEqual(['CASINO']);
    expect(fold({ brand: { features: ['Sportsbook'] } }).productModes).toEqual(['SPORTS', 'CASINO']);
  });

  it.each<[features: Feature[], market: Partial<MarketFile> | undefined, flow: string]>([
    [['Keycloak'], { customLoginFlow: 'Zimpler' }, 'Keycloak'],
    [[], { customLoginFlow: 'Zimpler' }, 'Zimpler'],
    [['Keycloak'], { features: { Keycloak: false } }, 'Trustly'],
    [[], { features: { Keycloak: true } }, 'Keycloak'],
    [[], undefined, 'Sms'],
  ])('FLAG-14 brand %j and country %j sign in with %s', (features, country, flow) => {
    expect(fold({ brand: { features }, market: country }).loginFlow).toBe(flow);
  });
});

/** Cases: the brand's toggle `Keycloak`, the country's override of it and the result, each with every custom flow. */
const OWN_FLOWS = ['Sms', 'Trustly', 'Piq', 'Zimpler'] as const;
const TOGGLES = [
  { brand: false, country: undefined, isOn: false },
  { brand: false, country: false, isOn: false },
  { brand: false, country: true, isOn: true },
  { brand: true, country: undefined, isOn: true },
  { brand: true, country: false, isOn: false },
  { brand: true, country: true, isOn: true },
];
const EACH = TOGGLES.flatMap((toggle) => OWN_FLOWS.map((own) => ({ ...toggle, own })));

it.each(EACH)(
  'OIDC-02 toggle $brand of the brand and $country of a country with $own: the identity provider is used: $isOn',
  ({ brand, country, own, isOn }) => {
    const features = country === undefined ? {} : { Keycloak: country };
    const settings = fold({
      brand: { features: brand ? ['Keycloak'] : [] },
      market: { customLoginFlow: own, features },
    });
    expect(settings.loginFlow).toBe(isOn ? 'Keycloak' : own);
    expect(settings.paymentLogins).toEqual(isOn || own === 'Sms' ? [] : [own]);
  },
);

describe('payment providers for sign-in', () => {
  it.each<[features: Feature[], market: Partial<MarketFile>, offered: string[]]>([
    [['Keycloak'], { customLoginFlow: 'Piq', paymentLogins: ['Krofort'] }, []],
    [[], { customLoginFlow: 'Piq', paymentLogins: ['Krofort', 'Trustly'] }, ['Piq', 'Krofort', 'Trustly']],
    [[], { customLoginFlow: 'Sms', paymentLogins: ['Finshark'] }, ['Finshark']],
    [[], { customLoginFlow: 'Piq', paymentLogins: ['Piq'] }, ['Piq']],
    [[], { customLoginFlow: 'Sms' }, []],
  ])('AMB-33 AMB-07 brand %j and country %j have %j', (features, country, offered) => {
    expect(fold({ brand: { features }, market: country }).paymentLogins).toEqual(offered);
  });
});

describe('toggles', () => {
  it.each<[brand: Feature[], country: MarketFile['features'], forbidden: Feature[], expected: Feature[]]>([
    [[], {}, [], []],
    [['QuickMenu'], {}, [], ['QuickMenu']],
    [[], { QuickMenu: true }, [], ['QuickMenu']],
    [['QuickMenu'], { QuickMenu: false }, [], []],
    [['JackpotAutoOptIn'], {}, ['JackpotAutoOptIn'], []],
    [[], { JackpotAutoOptIn: true }, ['JackpotAutoOptIn'], []],
  ])(
    'FLAG-21 with brand %j, country %j and forbidden %j the toggles %j are on',
    (features, country, forbiddenFeatures, expected) => {
      expect(foldFeatures({ forbiddenFeatures }, { features }, { features: country })).toEqual(expected);
    },
  );

  it('FLAG-21 a toggle that no layer lists is off', () => {
    expect(foldFeatures({ forbiddenFeatures: [] }, { features: [] }, undefined)).toEqual([]);
  });
});

describe('the currency of a site', () => {
  it.each<[usd: boolean, kept: [Currency, ...Currency[]], wanted: Currency | undefined, expected: Currency]>([
    [false, ['EUR'], undefined, 'EUR'],
    [true, ['USD'], undefined, 'USD'],
    [true, ['EUR', 'USD'], undefined, 'USD'],
    [false, ['USD', 'EUR'], undefined, 'EUR'],
    [false, ['NZD', 'EUR'], 'NZD', 'NZD'],
    [false, ['EUR'], 'NZD', 'EUR'],
    [false, ['NZD'], 'JPY', 'NZD'],
  ])(
    'CONST-09 default USD %s, accounts in %j, country in %s: %s',
    (defaultUSDCurrency, kept, wanted, expected) => {
      expect(chooseCurrency({ defaultUSDCurrency }, kept, wanted)).toBe(expected);
    },
  );
});
