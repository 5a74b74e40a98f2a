import { expect, it } from 'vitest';
import type { PageResult } from '../routing/page.ts';
import { areSettingsOutdated } from './outdatedSettings.ts';

const settings = {
  license: 'mga',
  currency: 'EUR',
  loginFlow: 'Keycloak',
  locales: ['en', 'fi'],
} as const;
const now = { ...settings, countryCode: 'FI', isServed: true, defaultLocale: 'en' };
const frame = { viewer: null, menu: { items: [] } };

type Change = Partial<NonNullable<PageResult['countryContext']>>;

it.each<[what: string, change: Change, expected: boolean]>([
  ['nothing has changed', {}, false],
  ['the country is not served any more', { isServed: false }, true],
  ['the licence has changed', { license: 'est' }, true],
  ['the currency has changed', { currency: 'USD' }, true],
  ['the sign-in has changed', { loginFlow: 'Sms' }, true],
  ['a locale was removed', { locales: ['en'] }, true],
])('GQLO-06 the settings of an open page are outdated when %s', (_what, change, expected) => {
  const countryContext = { ...now, ...change };
  expect(areSettingsOutdated({ ...frame, countryContext }, settings)).toBe(expected);
});

it('a page whose query does not read the country does not say that the settings are outdated', () => {
  expect(areSettingsOutdated(frame, settings)).toBe(false);
});
