import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { ShopFileSchema, type ShopArticleData } from '@foyer/sites/schema/shop.ts';
import { loadSites } from '../../loadSites.ts';
import { readTexts, type Texts } from '../../messages.ts';
import { readSites } from '../../readSites.ts';
import type { BrandFiles, SiteFiles } from '../../siteFiles.ts';
import { siteReader } from '../../reader/siteReader.ts';
import { checkShops } from './shops.ts';

const demo = fileURLToPath(new URL('../../../../sites/', import.meta.url));
let files: SiteFiles;
let texts: Texts;
beforeAll(async () => {
  files = await readSites(siteReader(demo), {});
  texts = await readTexts(siteReader(demo));
});
const tivoli = (): BrandFiles => files.brands.get('tivoli')!;
const FILE = 'brands/tivoli/shop.json';

/** Mistakes reported when a brand has this change. */
function mistakes(change: Partial<BrandFiles>, brand: Partial<BrandFiles['brand']> = {}) {
  const found: string[] = [];
  const one = { ...tivoli(), ...change, brand: { ...tivoli().brand, ...brand } };
  checkShops({ ...files, brands: new Map([['tivoli', one]]) }, texts, (file, field, problem) =>
    found.push(`${file} ${field}: ${problem}`),
  );
  return found;
}
/** Mistakes reported for a change of the shop's first article. */
const ofArticle = (change: Partial<ShopArticleData>) => {
  const { claimDays, articles } = tivoli().shop!;
  return mistakes({ shop: { claimDays, articles: [{ ...articles[0]!, ...change }] } });
};

describe('ROUTE-58 a brand’s shop', () => {
  it('ROUTE-58 needs the page, points to spend, and the rewards page to claim them', () => {
    expect(mistakes({})).toEqual([]);
    expect(mistakes({ shop: null })).toEqual([
      `${FILE} : is missing, and the brand has the page rewardsShop`,
    ]);
    expect(mistakes({ shop: null }, { pages: [] })).toEqual([]);
    expect(mistakes({ gamification: null }, { pages: [] })).toEqual([
      `${FILE} : is there, and the brand has no page rewardsShop`,
      `${FILE} : is there, and no gamification.json gives points`,
      `${FILE} : is there, and the brand has no page rewards, where what is bought is claimed`,
    ]);
  });

  it('ROUTE-58 an article has a text in each language, an amount in each currency, an existing game and an existing level', () => {
    expect(ofArticle({ title: 'shop.article.nothing' })).toEqual([
      expect.stringMatching(/articles\.0\.title: there is no text 'shop\.article\.nothing' in en, .*ja$/),
    ]);
    expect(ofArticle({ gives: { type: 'money-drop', amount: new Map() } })).toEqual([
      `${FILE} articles.0.gives.amount: has none in EUR, which accounts are kept in`,
      `${FILE} articles.0.gives.amount: has none in CAD, which accounts are kept in`,
    ]);
    expect(ofArticle({ fromLevel: 6 })).toEqual([
      `${FILE} articles.0.fromLevel: is above the highest level, 5`,
    ]);
    expect(ofArticle({ picture: 'nothing' })).toEqual([
      `${FILE} articles.0.picture: there is no open game 'nothing'`,
    ]);
  });

  it('ROUTE-58 spins need a game with free rounds', () => {
    const [value] = tivoli().shop!.articles.flatMap(({ gives }) =>
      gives.type === 'free-spin' ? gives.value : [],
    );
    const spins = (game: string) =>
      ofArticle({ gives: { type: 'free-spin', game, freeSpinsAmount: 5, value: value!, betLevel: 1 } });
    const table = files.games.find(({ category, status }) => category === 'blackjack' && status === 'open')!;
    expect(spins('nothing')).toEqual([`${FILE} articles.0.gives.game: there is no open game 'nothing'`]);
    expect(spins(table.slug)).toEqual([
      `${FILE} articles.0.gives.game: '${table.slug}' has no spin to give away`,
    ]);
  });

  const article = {
    id: 'coffee',
    title: 'shop.article.coffee.title',
    text: 'shop.article.coffee.text',
    price: 500,
    gives: { type: 'money-drop', amount: { EUR: '2.00' } },
    picture: 'fox-and-ember',
  };
  const problems = (file: object) =>
    v.safeParse(ShopFileSchema, file).issues?.map((issue) => v.getDotPath(issue)) ?? [];

  it.each([
    ['claimDays', { claimDays: 0, articles: [article] }],
    ['articles', { claimDays: 7, articles: [] }],
    ['articles', { claimDays: 7, articles: [article, article] }],
  ])('ROUTE-58 is refused with its field: %s', (field, file) => {
    expect(problems({ claimDays: 7, articles: [article] })).toEqual([]);
    expect(problems(file)).toEqual([field]);
  });

  it.each([
    ['id', { id: 'Coffee!' }],
    ['price', { price: 0 }],
    ['price', { price: 1.5 }],
    ['title', { title: 'Coffee' }],
    ['mostPerDay', { mostPerDay: 0 }],
    ['fromLevel', { fromLevel: 0 }],
    ['gives.type', { gives: { type: 'gold', amount: { EUR: '2.00' } } }],
    ['gives.amount', { gives: { type: 'money-drop', amount: { EUR: '0.00' } } }],
    ['gives.amount', { gives: { type: 'money-drop', amount: { EUR: '2.001' } } }],
    ['gives.wageringRequirementFactor', { gives: { type: 'bonus-money-drop', amount: { EUR: '2.00' } } }],
  ])('ROUTE-58 an article is refused with its field: %s %j', (field, change) => {
    expect(problems({ claimDays: 7, articles: [{ ...article, ...change }] })).toEqual([
      `articles.0.${field}`,
    ]);
  });
});

it('ROUTE-58 without a points provider there is no shop and no page', async () => {
  for (const site of (await loadSites(demo, { gamification: null })).brands) {
    expect(site.shop).toBeNull();
    expect(site.settings.pages).not.toEqual(expect.arrayContaining(['rewardsShop']));
  }
});
