import { expect, it } from 'vitest';
import { brandId } from '@foyer/domain/ids.ts';
import type { Site } from '../../../sites/index.ts';
import { testSites } from '../../../sites/testSites.ts';
import { signInOffer, type OfferReader } from './signInOffer.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
const CASINO: OfferReader = { locale: 'en', productMode: 'CASINO', country: null };

const sites = await testSites();
const siteOf = (brand: string): Site => sites.byBrand(brandId(brand)) ?? expect.fail();
type Choice = NonNullable<NonNullable<Site['promotions']>['signInOffer']>;

/** The site with this offer, whether its licence allows it or not. */
function offering(
  site: Site,
  choice: Partial<Choice> = {},
  days: { from?: string; until?: string } = {},
): Site {
  const file = site.promotions ?? expect.fail();
  const promotions = file.promotions.map((one) => ({ ...one, ...days }));
  const signInOffer = { promotion: 'first-deposit', ...choice };
  return { ...site, promotions: { ...file, promotions, signInOffer } };
}
const offer = (site: Site, reader = CASINO) => signInOffer({ sites, now: NOW }, site, reader);

it.each([
  ['mga', 'northlight', true],
  ['crc', 'tivoli', true],
  ['crc', 'harbour', true],
  ['cos', 'sol', true],
  ['est', 'baltika', false],
  ['anj', 'bellemise', false],
])('under the licence %s a visitor of %s is shown the offer: %s', (licence, brand, isShown) => {
  const site = siteOf(brand);
  expect(site.settings.license).toBe(licence);
  expect(offer(offering(site)) !== null).toBe(isShown);
  // Not by the data alone.
  expect(offer(site) !== null).toBe(isShown);
});

it.each([
  ['FI', true],
  ['ES', false],
  ['EE', false],
  ['KP', false],
])('a visitor from %s is shown the offer of northlight: %s', (country, isShown) => {
  expect(offer(siteOf('northlight'), { ...CASINO, country }) !== null).toBe(isShown);
});

it('has the conditions of the promotion and the page of all conditions, in the language of the reader', () => {
  expect(offer(siteOf('northlight'))).toEqual({
    title: 'Your first deposit',
    teaser: 'Choose a payment method and an amount. That is all.',
    terms: ['No bonus, no wagering requirement.', 'Your limits apply.', 'For players aged 18 and over.'],
    termsPage: { path: '/bonus-terms-and-conditions/', title: expect.any(String) },
  });
  const finnish = offer(siteOf('northlight'), { ...CASINO, locale: 'fi' });
  expect(finnish?.title).not.toBe('Your first deposit');
  expect(finnish?.terms).toHaveLength(3);
});

it.each([
  ['in the mode', ['SPORTS'], 'SPORTS', true],
  ['not in another mode', ['SPORTS'], 'CASINO', false],
  ['in every mode, if it names none', undefined, 'SPORTS', true],
] as const)('is shown %s of the visitor', (_what, modes, productMode, isShown) => {
  const site = offering(siteOf('northlight'), modes && { productModes: [...modes] });
  expect(offer(site, { locale: 'en', productMode, country: null }) !== null).toBe(isShown);
});

it.each([
  ['before its first day', { from: '2026-12-01' }, false],
  ['on its days', { from: '2026-11-30', until: '2026-11-30' }, true],
  ['after its last day', { until: '2026-11-29' }, false],
])('is shown %s: %j', (_when, days, isShown) => {
  expect(offer(offering(siteOf('tivoli'), {}, days)) !== null).toBe(isShown);
});

it('is not shown without a page of its conditions, and without promotions', () => {
  const site = siteOf('tivoli');
  const reader = { ...sites, page: () => null };
  expect(signInOffer({ sites: reader, now: NOW }, site, CASINO)).toBeNull();
  expect(offer({ ...site, promotions: null })).toBeNull();
});
