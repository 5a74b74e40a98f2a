import { fileURLToPath } from 'node:url';
import { SiteBannersSchema, type SiteBanner } from '@foyer/sites/schema/banners.ts';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTexts, type Texts } from '../../messages.ts';
import { readSites } from '../../readSites.ts';
import type { SiteFiles } from '../../siteFiles.ts';
import { siteReader } from '../../reader/siteReader.ts';
import { checkBanners } from './banners.ts';

let files: SiteFiles;
let texts: Texts;
beforeAll(async () => {
  const reader = siteReader(fileURLToPath(new URL('../../../../sites/', import.meta.url)));
  [files, texts] = [await readSites(reader, {}), await readTexts(reader)];
  expect(reader.mistakes).toEqual([]);
});

const fields = { id: 'one', from: new Date(0), until: new Date(2), words: 'pots' };
const content: SiteBanner = { ...fields, type: 'Content', page: 'jackpot' };
const germany: SiteBanner = { ...fields, type: 'GermanyCloseDown', words: 'GermanyCloseDown' };
const byBank: SiteBanner = { ...fields, type: 'InstantBankingJackpot', words: 'InstantBankingJackpot' };

type Layer = 'brands' | 'licences' | 'markets';

/** Mistakes reported when one file has this banner. */
function mistakes(layer: Layer, name: string, ...banners: SiteBanner[]): string[] {
  const found: string[] = [];
  const brand = files.brands.get(name);
  // Its locales are those in which banners of licences and countries have texts.
  const other = files.brands.get('tivoli');
  const licence = files.licences.get(name);
  const market = files.markets.get(name);
  const changed: SiteFiles = {
    ...files,
    brands: new Map(
      layer === 'brands' && brand
        ? [[name, { ...brand, brand: { ...brand.brand, banners } }]]
        : other
          ? [['tivoli', { ...other, brand: { ...other.brand, banners: [] } }]]
          : [],
    ),
    markets: new Map(layer === 'markets' && market ? [[name, { ...market, banners }]] : []),
    ...(layer === 'licences' && licence && { licences: new Map([[name, { ...licence, banners }]]) }),
  };
  checkBanners(changed, texts, (file, field, problem) => found.push(`${file} ${field}: ${problem}`));
  return found;
}

describe('the banners of a site', () => {
  it('OPEN-29 valid banners in each of the three files have no mistake', () => {
    expect(mistakes('brands', 'northlight', content, { ...germany, id: 'two', countries: ['DE'] })).toEqual(
      [],
    );
    expect(mistakes('licences', 'mga', byBank)).toEqual([]);
    expect(mistakes('markets', 'DE', germany)).toEqual([]);
  });

  it.each<[string, Layer, string, SiteBanner[], string]>([
    ['twice the same id', 'brands', 'tivoli', [content, content], 'brand.json banners.1.id: '],
    [
      'words nobody wrote',
      'markets',
      'FI',
      [{ ...content, words: 'nothing' }],
      'markets/FI.json banners.0.words: ',
    ],
    [
      'words for another kind',
      'brands',
      'tivoli',
      [{ ...content, words: 'Maintenance' }],
      'asks for time, which nobody',
    ],
    [
      'a page that the brand has not',
      'brands',
      'bellemise',
      [{ ...content, page: 'tournaments' }],
      'banners.0.page: ',
    ],
    [
      'a country it does not serve',
      'brands',
      'tivoli',
      [{ ...content, countries: ['DE'] }],
      'does not serve DE',
    ],
    ['a close-down without countries', 'brands', 'northlight', [germany], 'has to list where'],
    ['a close-down without countries in a licence', 'licences', 'mga', [germany], 'has to list where'],
    ['what its licence does not want', 'brands', 'tivoli', [byBank], 'ibJackpotNotification'],
    ['the same in the licence', 'licences', 'crc', [byBank], 'ibJackpotNotification'],
    [
      'countries in the file of one',
      'markets',
      'FI',
      [{ ...content, countries: ['FI'] }],
      'about one country',
    ],
  ])(
    'OPEN-29 %s is reported at the start, with its file and field',
    (_what, layer, name, banners, report) => {
      expect(mistakes(layer, name, ...banners).join('\n')).toContain(report);
    },
  );
});

describe('a banner in a file', () => {
  const raw = {
    type: 'Content',
    id: 'one',
    from: '2026-11-01T00:00:00Z',
    until: '2026-12-01T00:00:00+02:00',
    words: 'pots',
  };
  const problems = (change: object) =>
    v
      .safeParse(SiteBannersSchema, [{ ...raw, ...change }])
      .issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

  it('OPEN-29 is read with its times', () => {
    expect(v.parse(SiteBannersSchema, [raw])[0]).toMatchObject({ from: new Date('2026-11-01T00:00:00Z') });
    expect(v.parse(SiteBannersSchema, undefined)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a day', { from: '2026-11-01' }, '0.from: is not a moment'],
    ['no moment', { until: 'tomorrow' }, '0.until: is not a moment'],
    ['an end before the beginning', { until: raw.from }, '0.until: is not after the beginning'],
    ['a name of a person’s', { id: 'November!' }, '0.id: not a slug'],
    ['one of the player’s own', { type: 'AccountClosed' }, '0.type: '],
    ['no country', { countries: [] }, '0.countries: '],
    [
      'works outside its time',
      { type: 'Maintenance', begins: '2027-01-01T00:00:00Z' },
      '0.begins: is not between',
    ],
    ['works that begin never', { type: 'Maintenance' }, '0.begins: '],
    ['a page there is not', { page: 'cellar' }, '0.page: '],
  ])('OPEN-29 with %s is refused', (_what, change, report) => {
    expect(problems(change)?.join('\n')).toContain(report);
  });
});
