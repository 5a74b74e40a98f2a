import { afterAll, beforeAll, expect, it } from 'vitest';
import { preferredLocale } from '@foyer/domain/locale.ts';
import { fromJson, toDecimal } from '@foyer/domain/money.ts';
import { loadSites, type Site, type Sites } from '../index.ts';
import { ADDED_CODES } from './addCodes.ts';
import { ADDED, addToSites } from './addToSites.ts';
import { copySites, type SitesCopy } from './copySites.ts';

const { currency, licence, locale, country } = ADDED_CODES;

let copy: SitesCopy;
let sites: Sites;
let site: Site;
beforeAll(async () => {
  copy = await copySites();
  await addToSites(copy.folder);
  sites = await loadSites(copy.folder);
  site = sites.byBrand(ADDED.brand)!.inCountry(country);
});
afterAll(() => copy.delete());

it('a currency that is added as data has a rate, a smallest deposit and a payment method', () => {
  expect(site.settings.currency).toBe(currency);
  expect(sites.isCurrency(currency)).toBe(true);
  expect(sites.isCurrency('DKK')).toBe(false);
  const amount = fromJson({ amount: '100.00', currency });
  expect(sites.euroCents(amount)).toBe(883n);
  const smallest = site.minimums.deposit.get(amount.currency);
  expect(smallest && toDecimal(smallest)).toBe('200.00');
  expect(site.paymentMethods.map(({ id }) => id)).toEqual(['card']);
});

it('a licence that is added as data has the rules of its file, and the strictest value of others', async () => {
  expect(site.settings.license).toBe(licence);
  expect([site.hasRule('sessionClock'), site.hasRule('realityCheck')]).toEqual([true, false]);
  expect(site.measure('limitRaiseDelayHours')).toBe(24);

  const file = `licences/${licence}.json`;
  await copy.change(file, (json) => {
    const { depositLimits: _unstated, ...rules } = Object(json['rules']);
    return { ...json, rules };
  })();
  const other = (await loadSites(copy.folder)).byBrand(ADDED.brand)!;
  expect(other.hasRule('depositLimits')).toBe(true);
});

it('a locale that is added as data has its texts and pages', () => {
  expect(sites.locales).toContain(locale);
  const added = sites.locales.find((one) => one === locale)!;
  expect(sites.translator(added, ['shell'])('shell.signIn')).toBe('Logga in');
  expect(preferredLocale('sv-SE,en;q=0.5', sites.locales)).toBe(locale);
  expect(sites.page('terms-and-conditions', site, added)?.title).toBe('Terms and conditions');
});

it('a currency without a smallest deposit, a licence without a file and a locale without texts prevent the start', async () => {
  await copy.change('payments/rates.json', ({ euros }) => ({ euros }))();
  await expect(loadSites(copy.folder)).rejects.toThrow(/minimumDeposits: .*SEK/);
  await copy.restore();
  await copy.set('brands/tivoli/brand.json', { licence: 'xyz', locales: ['en', 'ja', 'da'] })();
  await expect(loadSites(copy.folder)).rejects.toThrow(
    /licence: is "xyz", and there is no licences\/xyz\.json[^]*locales\.2: is "da", and there is no folder/,
  );
});
