import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { GamificationFileSchema } from '@foyer/sites/schema/gamification.ts';
import { loadSites } from '../../loadSites.ts';
import { readTexts, type Texts } from '../../messages.ts';
import { readSites } from '../../readSites.ts';
import type { BrandFiles, SiteFiles } from '../../siteFiles.ts';
import { siteReader } from '../../reader/siteReader.ts';
import { checkGamification } from './gamification.ts';

const demo = fileURLToPath(new URL('../../../../sites/', import.meta.url));
let files: SiteFiles;
let texts: Texts;
beforeAll(async () => {
  files = await readSites(siteReader(demo), {});
  texts = await readTexts(siteReader(demo));
});
const tivoli = (): BrandFiles => files.brands.get('tivoli')!;
const right = () => tivoli().gamification!;
const page = () => right().loyaltyPage!;

/** Mistakes reported when a brand has this file and this change. */
function mistakes(gamification: BrandFiles['gamification'], change: Partial<BrandFiles['brand']> = {}) {
  const found: string[] = [];
  const one = { ...tivoli(), gamification, brand: { ...tivoli().brand, ...change } };
  const brands = new Map([['tivoli', one]]);
  checkGamification({ ...files, brands }, texts, (file, field, problem) =>
    found.push(`${file} ${field}: ${problem}`),
  );
  return found;
}

describe('gamification.json refers to existing things', () => {
  it('LOY-13 a brand with one of the pages has its content, and one without has none', () => {
    expect(mistakes(right())).toEqual([]);
    expect(mistakes({ ...right(), loyaltyPage: null })).toEqual([
      'brands/tivoli/gamification.json loyaltyPage: is missing, and the brand has the page loyalty',
    ]);
    expect(mistakes(null, { pages: ['missions'] })).toEqual([
      'brands/tivoli/gamification.json missionsPage: is missing, and the brand has the page missions',
    ]);
    expect(mistakes({ ...right(), loyaltyPage: null }, { pages: ['missions'] })).toEqual([
      'brands/tivoli/gamification.json tournamentsPage: is there, and the brand has no page tournaments',
    ]);
    expect(mistakes(null, { pages: [] })).toEqual([]);
  });

  it('a brand has a client id of its own at the provider', () => {
    const found: string[] = [];
    const brands = new Map([
      ['tivoli', tivoli()],
      ['aurora', { ...tivoli(), brand: { ...tivoli().brand, brand: 'aurora' } }],
    ]);
    checkGamification({ ...files, brands }, texts, (file, field, problem) =>
      found.push(`${file} ${field}: ${problem}`),
    );
    expect(found).toEqual([
      'brands/aurora/gamification.json clientId: is that of the brand tivoli too: the provider would take both for one',
    ]);
  });

  it('LOY-13 its games are open ones', () => {
    expect(mistakes({ ...right(), loyaltyPage: { ...page(), shopImage: { game: 'nothing' } } })).toEqual([
      "brands/tivoli/gamification.json loyaltyPage.shopImage.game: there is no open game 'nothing'",
    ]);
  });

  it('LOY-14 its texts exist in every language of the brand', () => {
    const [first, ...others] = page().rankCards;
    const rankCards = [{ ...first!, description: 'gamification.nothing' }, ...others];
    expect(mistakes({ ...right(), loyaltyPage: { ...page(), rankCards } })).toEqual([
      expect.stringMatching(/rankCards\.0\.description: there is no text 'gamification.nothing' in en, .*ja/),
    ]);
  });
});

describe('a gamification.json', () => {
  const problems = (change: object) => {
    const loyaltyPage = { ...page(), ...change };
    const result = v.safeParse(GamificationFileSchema, { ...right(), loyaltyPage });
    return (result.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  };

  it('LOY-15 LOY-16 a complete file has no problems', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    'description',
    'backgroundImage',
    'backgroundDesktopImage',
    'mainImage',
    'mainDesktopImage',
    'shopImage',
    'shopDesktopImage',
    'gamesImage',
  ])('LOY-13 has %s', (field) => {
    expect(problems({ [field]: undefined })).toEqual([expect.stringContaining(`loyaltyPage.${field}: `)]);
  });

  it.each([
    ['LOY-14', 'rankCards', ['rank', 'subtitle', 'logo', 'color', 'benefitsTitle', 'benefits']],
    ['LOY-15', 'rewardCards', ['title', 'description', 'image', 'color']],
    ['LOY-16', 'steps', ['title', 'subtitle', 'description', 'image']],
  ] as const)('%s each of the %s has %j', (_row, list, fields) => {
    const [first, ...others] = page()[list];
    for (const field of fields)
      expect(problems({ [list]: [{ ...first, [field]: undefined }, ...others] })).toEqual([
        expect.stringContaining(`loyaltyPage.${list}.0.${field}: `),
      ]);
  });

  const cases: readonly [row: string, change: () => object, problem: string | RegExp][] = [
    ['LOY-13', () => ({ mainImage: { file: '../x.svg' } }), /mainImage/],
    ['LOY-13', () => ({ gamesImage: undefined }), /gamesImage/],
    ['LOY-14', () => ({ rankCards: [] }), /rankCards: has no rank/],
    ['LOY-14', () => ({ rankCards: page().rankCards.toReversed() }), /rankCards: are not in order/],
    ['LOY-14', () => ({ rankCards: page().rankCards.slice(1) }), /rankCards: have none for who begins/],
    ['LOY-14', () => ({ rankCards: [{ ...page().rankCards[0], color: 'gold' }] }), /color: not a colour/],
    [
      'LOY-15',
      () => ({ rewardCards: [{ ...page().rewardCards[0], image: 'x.svg' }] }),
      /rewardCards\.0\.image/,
    ],
    ['LOY-16', () => ({ steps: [{ ...page().steps[0], subtitle: 'Play' }] }), /subtitle: not a text/],
    ['LOY-09', () => ({ faq: page().faq.slice(1) }), /faq: are not 8 questions/],
  ];
  it.each(cases)('%s is refused by its field %#', (_, change, problem) => {
    expect(problems(change()).join()).toMatch(problem);
  });
});

it('without a provider its pages are missing, without a mistake', async () => {
  const sites = await loadSites(demo, { gamification: null });
  for (const site of sites.brands) {
    expect(site.gamification).toBeNull();
    expect(site.settings.pages).not.toEqual(expect.arrayContaining(['loyalty']));
    expect(site.settings.pages).not.toEqual(expect.arrayContaining(['missions']));
    expect(site.settings.pages).not.toEqual(expect.arrayContaining(['tournaments']));
  }
});
