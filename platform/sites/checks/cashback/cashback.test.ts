import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { CashbackFileSchema } from '@foyer/sites/schema/cashback.ts';
import { readSites } from '../../readSites.ts';
import type { BrandFiles, SiteFiles } from '../../siteFiles.ts';
import { createSite } from '../../site.ts';
import { siteReader } from '../../reader/siteReader.ts';
import { testSites } from '../../testSites.ts';
import { checkCashback } from './cashback.ts';

const demo = fileURLToPath(new URL('../../../../sites/', import.meta.url));
let files: SiteFiles;
beforeAll(async () => {
  files = await readSites(siteReader(demo), {});
});
const tivoli = (): BrandFiles => files.brands.get('tivoli')!;

/** Mistakes reported when a brand has this cashback and this change. */
function mistakes(cashback: BrandFiles['cashback'], change: Partial<BrandFiles['brand']> = {}) {
  const found: string[] = [];
  const brands = new Map([['tivoli', { ...tivoli(), cashback, brand: { ...tivoli().brand, ...change } }]]);
  checkCashback({ brands }, (file, field, problem) => found.push(`${file} ${field}: ${problem}`));
  return found;
}

describe('ROUTE-56 a brand’s cashback', () => {
  const file = 'brands/tivoli/cashback.json';

  it('ROUTE-56 needs the page, and the rewards page to claim it', () => {
    expect(mistakes(tivoli().cashback)).toEqual([]);
    expect(mistakes(null)).toEqual([`${file} : is missing, and the brand has the page cashback`]);
    expect(mistakes(null, { pages: [] })).toEqual([]);
    expect(mistakes(tivoli().cashback, { pages: [] })).toEqual([
      `${file} : is there, and the brand has no page cashback`,
      `${file} : is there, and the brand has no page rewards, where it is claimed`,
    ]);
  });

  it('ROUTE-56 needs bounds in each currency, and served countries only', () => {
    const cashback = tivoli().cashback!;
    expect(mistakes({ ...cashback, bounds: new Map(), countries: ['IE', 'NZ'] })).toEqual([
      `${file} bounds: has none in EUR, which accounts are kept in`,
      `${file} bounds: has none in CAD, which accounts are kept in`,
      `${file} countries.1: the brand does not serve 'NZ'`,
    ]);
  });

  const right = {
    startsOn: '2026-01-05',
    percent: 10,
    bounds: { EUR: { minimum: '1.00', maximum: '200.00' } },
    claimDays: 7,
  };
  it.each([
    ['percent', { percent: 51 }],
    ['percent', { percent: 7.5 }],
    ['startsOn', { startsOn: 'Monday' }],
    ['claimDays', { claimDays: 0 }],
    ['countries', { countries: [] }],
    ['bounds', { bounds: { EUR: { minimum: '5.00', maximum: '4.99' } } }],
    ['bounds', { bounds: { EUR: { minimum: '0.00', maximum: '4.99' } } }],
    ['bounds', { bounds: { EUR: { minimum: '1.001', maximum: '4.99' } } }],
  ])('ROUTE-56 is refused with its field: %s', (field, change) => {
    expect(v.safeParse(CashbackFileSchema, right).success).toBe(true);
    const result = v.safeParse(CashbackFileSchema, { ...right, ...change });
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
  });
});

it('ROUTE-56 a country that is not listed has no page, and others keep it', async () => {
  const sites = await testSites();
  const { brand, themes, jackpot, raffle, promotions, calendar, gamification, cashback, shop } = tivoli();
  const [first, ...others] = themes;
  const site = (forbidden: readonly 'cashback'[], countries: string[] | null) =>
    createSite({
      brand,
      licence: { ...files.licences.get(brand.licence)!, forbiddenPages: [...forbidden] },
      markets: files.markets,
      registration: files.registration,
      disposableEmailDomains: [],
      switchedOff: [],
      contentPages: [],
      signInPosters: [],
      documentVersions: { 'terms-and-conditions': 1, 'privacy-policy': 1 },
      paymentMethods: files.paymentMethods,
      themes: [first!, ...others],
      jackpot,
      raffle,
      promotions,
      calendar,
      gamification,
      cashback: { ...cashback!, countries },
      shop,
      euros: sites.euros,
      minimumDeposits: new Map(),
      studioOrigins: [],
      folder: demo,
    });
  const pagesIn = (country: string) => site([], ['IE']).inCountry(country).settings.pages;
  expect([pagesIn('IE'), pagesIn('CA')].map((pages) => pages.includes('cashback'))).toEqual([true, false]);
  expect(site(['cashback'], null).cashback).toBeNull();
});
