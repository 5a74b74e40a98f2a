import { afterAll, beforeAll, expect, it } from 'vitest';
import { adjustableClock } from '../../../infra/clock.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import type { Site } from '../../../sites/index.ts';
import { DEMO_BRANDS } from '../../../sites/testing/demoBrands.ts';
import { testSites } from '../../../sites/testSites.ts';
import { catalogueModule, createCatalogue, type Catalogue } from '../index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let catalogue: Catalogue;
let brands: readonly Site[];

beforeAll(async () => {
  database = await testDatabase([catalogueModule.migrations]);
  const sites = await testSites();
  const clock = adjustableClock({ start: new Date('2026-11-20T12:00:00Z') });
  catalogue = createCatalogue({ database, clock, sites });
  await database.transaction((tx) => catalogue.seed(tx));
  // Another brand may offer too few games for a search of one letter, or none with a jackpot.
  brands = DEMO_BRANDS.flatMap((brand) => sites.byBrand(brand) ?? []);
  expect(brands).toHaveLength(DEMO_BRANDS.length);
});
afterAll(() => database.drop());

it('OPEN-46 search finds what the site’s lists have, and nothing that the market may not have', async () => {
  for (const site of brands) {
    const locale = site.settings.defaultLocale;
    const { games, studios, lists } = await catalogue.search(site, locale, { term: 'o' });
    expect(games.length + studios.length + lists.length).toBeGreaterThan(0);
    for (const { slug } of games) expect(await catalogue.game(site, locale, slug), slug).not.toBeNull();
    for (const { slug } of lists) expect(await catalogue.gameList(site, locale, slug), slug).not.toBeNull();
  }
});

it('OPEN-46 with filters it finds every game of each choice, and no other', async () => {
  for (const site of brands) {
    const ask = async (filter: object) => catalogue.search(site, 'en', { term: '', filter });
    const { studios, volatilities, features, hasJackpots } = await catalogue.searchChoices(site, 'en');
    expect(hasJackpots).toBe(true);
    for (const studio of studios) {
      const { games, gameCount, lists } = await ask({ studio: studio.slug });
      expect(games.every((game) => game.studio.slug === studio.slug)).toBe(true);
      expect(gameCount).toBeGreaterThan(0);
      expect(lists).toEqual([]);
    }
    const all = (await catalogue.groups(site, 'en')).categories.flatMap(({ edges }) => edges);
    const counted = await Promise.all(volatilities.map((volatility) => ask({ volatility })));
    expect(counted.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBeLessThanOrEqual(all.length);
    for (const feature of features) expect((await ask({ feature })).gameCount).toBeGreaterThan(0);
  }
});

it('OPEN-46 lists are found by their names in the visitor’s language', async () => {
  const site = brands.find(({ settings }) => settings.locales.includes('fi'));
  if (!site) throw new Error('no brand speaks Finnish');
  const { lists } = await catalogue.search(site, 'fi', { term: '' });
  const [first] = lists;
  expect(first).toBeDefined();
  const again = await catalogue.search(site, 'fi', { term: first?.name.slice(0, 4) ?? '' });
  expect(again.lists.map(({ slug }) => slug)).toContain(first?.slug);
});
