import { expect, test } from 'vitest';
import { cookieDescription, COOKIES, cookiesOf, type CookieSite, type NamedCookie } from './cookieTable.ts';
import { createCookies } from './cookies.ts';
import { cookieJar } from './testing/cookieJar.ts';

const HTTPS = { hostname: 'tivoli.example', protocol: 'https:' };

function written(name: Parameters<typeof cookieDescription>[0]): string {
  const jar = cookieJar();
  createCookies(jar, HTTPS).set(name, 'x');
  return jar.written[0] ?? '';
}

const NAMES: readonly (readonly [string, NamedCookie, string])[] = [
  ['CONS-11', 'displayWantToDepositDialog', 'preferences'],
  ['CONS-12', 'accessToken', 'necessary'],
  ['CONS-13', 'refreshToken', 'necessary'],
  ['CONS-14', 'gameInit', 'necessary'],
  ['CONS-15', 'sessionInfo', 'necessary'],
  ['CONS-16', 'sportsCoupon', 'necessary'],
  ['CONS-17', 'locale', 'preferences'],
  ['CONS-18', 'welcomeShownAt', 'preferences'],
  ['CONS-19', 'internalTrackingId', 'analytics'],
  ['CONS-20', 'keycloakAccessToken', 'necessary'],
  ['CONS-21', 'skipOptionalPhoneNumberVerification', 'necessary'],
  ['CONS-22', 'userEmail', 'necessary'],
  ['OPEN-29', 'dismissedBanners', 'preferences'],
  ['CONS-23', 'productMode', 'preferences'],
  ['CONS-24', 'aff', 'marketing'],
];

test.each(NAMES)('%s the cookie %s is in the category %s', (_, name, category) => {
  expect(COOKIES[name].category).toBe(category);
});

test('CONS-10 there are no other cookies', () => {
  expect(Object.keys(COOKIES).sort()).toEqual(NAMES.map(([, name]) => name).sort());
});

test('CONS-23 the product mode lasts 7 days', () => {
  expect(written('productMode')).toContain('; max-age=604800;');
});

test('CONS-24 the affiliate lasts 7 days', () => {
  expect(written('aff')).toContain('; max-age=604800;');
});

test('EXP-01 the variant of an experiment lasts 30 days', () => {
  expect(written('variant.theme')).toContain('; max-age=2592000;');
  expect(cookieDescription('variant.theme').category).toBe('preferences');
});

test('CONS-17 the language lasts a year, a token until the browser closes', () => {
  expect(written('locale')).toContain('; max-age=31536000;');
  expect(written('keycloakAccessToken')).not.toContain('max-age');
});

const SITE: CookieSite = {
  analyticsScripts: [],
  experiments: {},
  features: [],
  loginFlow: 'Keycloak',
  phoneVerification: 'off',
  registration: 'REGILY',
};
const listed = (change: Partial<CookieSite>) => cookiesOf({ ...SITE, ...change }).map(([name]) => name);
const added = (change: Partial<CookieSite>) => listed(change).filter((name) => !listed({}).includes(name));

test('OPEN-51 a site lists only the cookies of what it has', () => {
  const script = {
    name: 'meter',
    url: 'https://vendor.example/tag.js',
    queue: 'meterQueue',
    connectOrigins: [],
  };
  expect(added({ analyticsScripts: [script] })).toEqual(['internalTrackingId']);
  expect(added({ features: ['Sportsbook'] })).toEqual(['sportsCoupon']);
  expect(added({ phoneVerification: 'optional' })).toEqual(['skipOptionalPhoneNumberVerification']);
  expect(added({ phoneVerification: 'required' })).toEqual([]);
  expect(added({ experiments: { menu: { menu1: 1, menu2: 1 }, sga: { enabled: 0 } } })).toEqual([
    'variant.menu',
  ]);
});

test('OPEN-51 a site lists the cookies of its own sign-in', () => {
  expect(added({ loginFlow: 'Piq' })).toEqual(['accessToken', 'refreshToken', 'foyerBrowser']);
  expect(added({ loginFlow: 'Sms' })).toContain('userEmail');
  const custom = listed({ loginFlow: 'Sms' });
  expect(listed({}).filter((name) => !custom.includes(name))).toEqual([
    'keycloakAccessToken',
    'foyerSignInForm',
    'foyerSignIn',
    'foyerSignInResume',
    'foyerKnownDevice',
  ]);
});
