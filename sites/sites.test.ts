import { DEMO_LOCALES } from '@foyer/domain/locale.ts';
import { DEMO_LICENCES } from '@foyer/domain/licence.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FEATURES } from '@foyer/contract/content/features.ts';
import { ThemeSchema } from '@foyer/contract/content/theme.ts';
import { LAYOUTS } from '@foyer/contract/content/lobbySettings.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BrandFileSchema } from './schema/brand.ts';
import { CATEGORIES, GamesFileSchema, ListsFileSchema, StudiosFileSchema } from './schema/catalogue.ts';
import { MarketFileSchema } from './schema/market.ts';

const path = (file: string) => new URL(file, import.meta.url);
const text = (file: string) => readFileSync(path(file), 'utf8');
const json = (file: string): unknown => JSON.parse(text(file));
const names = (folder: string) => readdirSync(path(folder)).sort();

const brands = names('brands').map((name) => v.parse(BrandFileSchema, json(`brands/${name}/brand.json`)));
const markets = names('markets').map((name) => v.parse(MarketFileSchema, json(`markets/${name}`)));
const games = v.parse(GamesFileSchema, json('catalogue/games.json'));
const lists = v.parse(ListsFileSchema, json('catalogue/lists.json'));
const studios = v.parse(StudiosFileSchema, json('catalogue/studios.json'));

describe('brands', () => {
  it('SHELL-03 the demonstration has six brands', () => {
    const six = ['baltika', 'bellemise', 'harbour', 'northlight', 'sol', 'tivoli'];
    expect(names('brands')).toEqual(expect.arrayContaining(six));
  });

  it.each(brands)('the folder of $brand is complete', ({ brand, themes }) => {
    for (const name of themes) {
      const theme = v.parse(ThemeSchema, json(`brands/${brand}/${name}`));
      const files = [
        theme.favicon16,
        theme.favicon32,
        theme.appleTouchIcon,
        theme.logo.url,
        theme.logoDesktop.url,
      ];
      for (const file of files) expect(existsSync(path(`brands/${brand}/${file}`)), file).toBe(true);
    }
  });

  it.each(brands.filter(({ features }) => features.includes('DarkCashierLayout')))(
    'FLAG-03 $brand has the colours for its dark cashier',
    ({ brand, themes }) => {
      for (const name of themes) {
        const { scheme, darkCashier } = v.parse(ThemeSchema, json(`brands/${brand}/${name}`));
        expect(scheme === 'dark' || darkCashier !== undefined).toBe(true);
      }
    },
  );

  it('the brands use every layout and every licence of the demonstration', () => {
    expect(new Set(brands.map(({ layout }) => layout))).toEqual(new Set(LAYOUTS));
    expect(brands.map(({ licence }) => licence)).toEqual(expect.arrayContaining([...DEMO_LICENCES]));
  });

  it('the first theme of a brand has its name', () => {
    for (const { brand, label, themes } of brands)
      expect(v.parse(ThemeSchema, json(`brands/${brand}/${themes[0]}`))).toMatchObject({ id: brand, label });
  });
});

describe('the terms and conditions', () => {
  it.each([
    ['de', 'zwei Tagen', 'acht Wochen'],
    ['en', 'two days', 'eight weeks'],
    ['et_EE', 'kahe päeva', 'kaheksa nädala'],
    ['fi', 'kahdessa päivässä', 'kahdeksassa viikossa'],
    ['fr', 'deux jours', 'huit semaines'],
    ['it', 'due giorni', 'otto settimane'],
    ['ja', '2日', '8週間'],
    ['no', 'to dager', 'åtte uker'],
  ])(
    'FAIR-07 in %s say by when a complaint is confirmed and answered, and who is next',
    (locale, ...deadlines) => {
      const [, section = ''] = text(`pages/terms-and-conditions/${locale}.md`).split('{#complaints}');
      const [complaints] = section.split('\n## ');
      for (const part of [...deadlines, '{authority}']) expect(complaints).toContain(part);
      expect(text(`pages/additional-information/${locale}.md`)).toContain(
        '/terms-and-conditions/#complaints',
      );
    },
  );

  it('have no other language', () => {
    expect(names('pages/terms-and-conditions')).toHaveLength(8);
  });
});

describe('markets', () => {
  it.each(DEMO_LOCALES.filter((locale) => locale.includes('_')))(
    'the country of the locale %s has a market',
    (locale) => {
      expect(markets.map(({ country }) => country)).toContain(locale.split('_')[1]);
    },
  );

  it.each(brands)('the country of $brand has a market', ({ country }) => {
    expect(markets.map((market) => market.country)).toContain(country);
  });
});

it.each(FEATURES)('OPEN-33 the toggle %s is on at one of the sites', (feature) => {
  const isOn = ({ country, countries, features }: (typeof brands)[number]) =>
    [country, ...countries].some((code) => {
      const market = markets.find((one) => one.country === code);
      return market?.features[feature] ?? features.includes(feature);
    });
  expect(brands.filter(isOn)).not.toEqual([]);
});

describe('the catalogue', () => {
  it('has games of every category, with unique slugs', () => {
    expect(new Set(games.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
    expect(new Set(games.map(({ slug }) => slug)).size).toBe(games.length);
  });

  it('GAME-01 the slugs of lists are those of the specification, besides slots, table games and crash', () => {
    const fixed = [
      'blackjack',
      'bonus',
      'hot-games',
      'jackpots',
      'live-casino',
      'megaways',
      'new',
      'roulette',
    ];
    for (const { slug } of lists) expect([...fixed, 'slots', 'table-games', 'crash']).toContain(slug);
  });

  it.each(lists)('the list $slug has open games', ({ selection }) => {
    const open = games.filter(({ status }) => status === 'open');
    const found = open.filter(({ slug, category }) => {
      if (selection.by === 'hand') return selection.games.includes(slug);
      return selection.by === 'newest' || category === selection.category;
    });
    expect(found.length).toBeGreaterThan(5);
  });

  it('every studio has games and known currencies', () => {
    for (const { slug, currencies } of studios) {
      expect(games.some(({ studio }) => studio === slug)).toBe(true);
      expect(currencies.every(isCurrency)).toBe(true);
    }
  });

  it.each(games)('$slug has a minimum stake below its maximum', ({ minStake, maxStake }) => {
    expect(Number(minStake)).toBeGreaterThan(0);
    expect(Number(maxStake)).toBeGreaterThan(Number(minStake));
  });
});
