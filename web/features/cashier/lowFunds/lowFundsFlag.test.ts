import { expect, test } from 'vitest';
import type { Category } from '../../../transport/consent/categories.ts';
import { consentedCookies } from '../../../transport/consent/consentedCookies.ts';
import { createCookies } from '../../../transport/storage/cookies.ts';
import { cookieJar } from '../../../transport/storage/testing/cookieJar.ts';
import { lowFundsFlag } from './lowFundsFlag.ts';

function browser({ hasConsent }: { readonly hasConsent: boolean }) {
  const cookies = createCookies(cookieJar(), { hostname: 'tivoli.example', protocol: 'https:' });
  const granted = new Set<Category>(hasConsent ? ['necessary', 'preferences'] : ['necessary']);
  const { keep } = consentedCookies(cookies, { current: () => granted, subscribe: () => () => {} });
  return { cookies, stored: { get: cookies.get, keep } };
}

test('CONS-11 CASH-15 a refusal is stored as false in the cookie displayWantToDepositDialog and known on the next page', () => {
  const { cookies, stored } = browser({ hasConsent: true });
  expect(lowFundsFlag().isSet(stored)).toBe(false);
  lowFundsFlag().set(stored);
  expect(cookies.get('displayWantToDepositDialog')).toBe('false');
  expect(lowFundsFlag().isSet(stored)).toBe(true);
});

test.each(['false', 'true', '', '0'])(
  'CONS-11 CASH-13 the cookie means a refusal whatever its value: %j',
  (value) => {
    const { cookies, stored } = browser({ hasConsent: true });
    cookies.set('displayWantToDepositDialog', value);
    expect(lowFundsFlag().isSet(stored)).toBe(true);
  },
);

test('CONS-11 without consent to the cookie a refusal is kept for this page only', () => {
  const { cookies, stored } = browser({ hasConsent: false });
  const page = lowFundsFlag();
  page.set(stored);
  expect(cookies.get('displayWantToDepositDialog')).toBeNull();
  expect([page.isSet(stored), lowFundsFlag().isSet(stored)]).toEqual([true, false]);
});
