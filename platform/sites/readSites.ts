import { dirname, join } from 'node:path/posix';
import { ThemeSchema, type Theme } from '@foyer/contract/content/theme.ts';
import { BrandFileSchema, type BrandFile } from '@foyer/sites/schema/brand.ts';
import { CashbackFileSchema } from '@foyer/sites/schema/cashback.ts';
import {
  GamesFileSchema,
  InventedFileSchema,
  ListsFileSchema,
  StudiosFileSchema,
} from '@foyer/sites/schema/catalogue.ts';
import { CalendarFileSchema } from '@foyer/sites/schema/calendar.ts';
import { GamificationFileSchema } from '@foyer/sites/schema/gamification.ts';
import { JackpotFileSchema } from '@foyer/sites/schema/jackpot.ts';
import { LicenceFileSchema } from '@foyer/sites/schema/licence.ts';
import { MarketFileSchema } from '@foyer/sites/schema/market.ts';
import { PaymentMethodsFileSchema } from '@foyer/sites/schema/payments.ts';
import { PromotionsFileSchema } from '@foyer/sites/schema/promotions.ts';
import { RaffleFileSchema } from '@foyer/sites/schema/raffle.ts';
import { RatesFileSchema } from '@foyer/sites/schema/rates.ts';
import { ShopFileSchema } from '@foyer/sites/schema/shop.ts';
import { SitesFileSchema } from '@foyer/sites/schema/sites.ts';
import type * as v from 'valibot';
import { originFor, type BrandOrigin } from '../infra/edge/brandOrigins.ts';
import {
  calendarPictures,
  gamificationPictures,
  jackpotPictures,
  promotionPictures,
  rafflePictures,
} from './pictures.ts';
import type { BrandFiles, SiteFiles } from './siteFiles.ts';
import type { SiteReader } from './reader/siteReader.ts';

/** Settings of this installation that replace site data. */
export interface SiteChanges {
  readonly analyticsUrls?: Readonly<Record<string, string>>;
  /** URL of the chat snippet, for every brand with a chat. */
  readonly chatUrl?: string | null;
  /** Null: no gamification provider, so its pages are left out. */
  readonly gamification?: object | null;
  /** Public origins of the brands; they take precedence over the site data. */
  readonly brandOrigins?: readonly BrandOrigin[];
}

export async function readSites(reader: SiteReader, changes: SiteChanges): Promise<SiteFiles> {
  const sites = await reader.json('sites.json', SitesFileSchema);
  return {
    defaultBrand: sites?.defaultBrand ?? '',
    isInMaintenance: sites?.maintenance ?? false,
    registration: sites?.registration ?? { ROW: 'REGILY' },
    disposableEmailDomains: sites?.disposableEmailDomains ?? [],
    brands: await readBrands(reader, changes),
    licences: await readEach(reader, 'licences', LicenceFileSchema, ({ licence }) => licence),
    markets: await readEach(reader, 'markets', MarketFileSchema, ({ country }) => country),
    ...(await readCatalogue(reader)),
    lists: (await reader.json('catalogue/lists.json', ListsFileSchema)) ?? [],
    paymentMethods: (await reader.json('payments/methods.json', PaymentMethodsFileSchema)) ?? [],
    rates: await reader.json('payments/rates.json', RatesFileSchema),
  };
}

/** Reads the handwritten catalogue and the generated one, if there is one. */
async function readCatalogue(reader: SiteReader): Promise<Pick<SiteFiles, 'studios' | 'games'>> {
  const studios = (await reader.json('catalogue/studios.json', StudiosFileSchema)) ?? [];
  const games = (await reader.json('catalogue/games.json', GamesFileSchema)) ?? [];
  const file = 'catalogue/invented.json';
  const invented = (await reader.exists(file)) ? await reader.json(file, InventedFileSchema) : null;
  await requireImageFiles(reader, { studios, games });
  return {
    studios: [...studios, ...(invented?.studios ?? [])],
    games: [...games, ...(invented?.games ?? [])],
  };
}

async function requireImageFiles(
  reader: SiteReader,
  { studios, games }: Pick<SiteFiles, 'studios' | 'games'>,
): Promise<void> {
  const named = [
    ...studios.map(({ logo }, at) => ['studios.json', `${at}.logo`, logo] as const),
    ...games.flatMap(({ images = {} }, at) =>
      Object.entries(images).map(
        ([format, source]) => ['games.json', `${at}.images.${format}`, source] as const,
      ),
    ),
  ];
  for (const [file, field, source] of named)
    if (source.startsWith('images/') && !(await reader.exists(`catalogue/${source}`)))
      reader.report(`catalogue/${file}`, field, `there is no file catalogue/${source}`);
}

async function readBrands(reader: SiteReader, changes: SiteChanges): Promise<Map<string, BrandFiles>> {
  const brands = new Map<string, BrandFiles>();
  const names = await reader.names('brands');
  for (const { brand } of changes.brandOrigins ?? [])
    if (brand !== null && !names.includes(brand))
      reader.report('FOYER_BRAND_ORIGINS', brand, `there is no brand '${brand}'`);
  for (const name of names) {
    const file = `brands/${name}/brand.json`;
    const brand = await reader.json(file, BrandFileSchema);
    if (!brand) continue;
    if (brand.brand !== name) reader.report(file, 'brand', `is '${brand.brand}' in the folder ${name}`);
    const own = async <Schema extends v.GenericSchema>(
      named: string,
      schema: Schema,
      picturesOf: (read: v.InferOutput<Schema>) => Readonly<Record<string, string | null>>,
    ) => readOwn(reader, `brands/${name}/${named}.json`, schema, picturesOf);
    const gamification = await own('gamification', GamificationFileSchema, gamificationPictures);
    const shop = await own('shop', ShopFileSchema, () => ({}));
    const hasProvider = changes.gamification !== null;
    brands.set(name, {
      brand: {
        ...brand,
        ...placed(brand, changes),
        pages: brand.pages.filter((page) => hasProvider || !isOfProvider(page)),
        analyticsScripts: relocated(brand.analyticsScripts, changes),
        chat: brand.chat && { ...brand.chat, url: changes.chatUrl ?? brand.chat.url },
      },
      themes: await readThemes(reader, name, brand.themes),
      jackpot: await own('jackpot', JackpotFileSchema, jackpotPictures),
      raffle: await own('raffle', RaffleFileSchema, rafflePictures),
      promotions: await own('promotions', PromotionsFileSchema, promotionPictures),
      calendar: await own('calendar', CalendarFileSchema, calendarPictures),
      gamification: hasProvider ? gamification : null,
      cashback: await own('cashback', CashbackFileSchema, () => ({})),
      shop: hasProvider ? shop : null,
    });
  }
  return brands;
}

/** A brand's first configured origin is its public one; hosts in the site data stay accepted. */
function placed(
  { brand, origin, hosts }: BrandFile,
  { brandOrigins = [] }: SiteChanges,
): Pick<BrandFile, 'origin' | 'hosts'> {
  const named = brandOrigins.filter((entry) => entry.brand === brand);
  const found = named.length > 0 ? named : brandOrigins.filter((entry) => entry.brand === null);
  const [first, ...more] = found.map((entry) => originFor(entry.origin, brand));
  if (first === undefined) return { hosts, origin: origin ?? (hosts[0] ? `https://${hosts[0]}` : null) };
  const others = [...more, ...(origin === null ? [] : [origin])].map((other) => new URL(other).hostname);
  return { origin: first, hosts: [...new Set([...others, ...hosts])] };
}

/** Pages that need the gamification provider. */
const isOfProvider = (page: BrandFile['pages'][number]): boolean =>
  page === 'loyalty' || page === 'missions' || page === 'tournaments' || page === 'rewardsShop';

const relocated = (scripts: BrandFile['analyticsScripts'], { analyticsUrls = {} }: SiteChanges) =>
  scripts.map((script) => {
    const [, url = script.url] = Object.entries(analyticsUrls).find(([name]) => name === script.name) ?? [];
    return { ...script, url };
  });

async function readOwn<Schema extends v.GenericSchema>(
  reader: SiteReader,
  file: string,
  schema: Schema,
  picturesOf: (read: v.InferOutput<Schema>) => Readonly<Record<string, string | null>>,
): Promise<v.InferOutput<Schema> | null> {
  const read = (await reader.exists(file)) ? await reader.json(file, schema) : null;
  for (const [field, picture] of read ? Object.entries(picturesOf(read)) : [])
    if (picture && !(await reader.exists(join(dirname(file), picture))))
      reader.report(file, field, `there is no file ${picture}`);
  return read;
}

async function readThemes(reader: SiteReader, brand: string, names: readonly string[]): Promise<Theme[]> {
  const themes: Theme[] = [];
  for (const name of names) {
    const file = `brands/${brand}/${name}`;
    const theme = await reader.json(file, ThemeSchema);
    if (!theme) continue;
    for (const [field, asset] of themeAssets(theme))
      if (!(await reader.exists(`brands/${brand}/${asset}`)))
        reader.report(file, field, `there is no file ${asset}`);
    themes.push(theme);
  }
  return themes;
}

function themeAssets(theme: Theme): [field: string, asset: string][] {
  return [
    ['favicon16', theme.favicon16],
    ['favicon32', theme.favicon32],
    ['appleTouchIcon', theme.appleTouchIcon],
    ['logo.url', theme.logo.url],
    ['logoDesktop.url', theme.logoDesktop.url],
    ['fonts.text.file', theme.fonts.text.file],
    ...(theme.fonts.display
      ? [['fonts.display.file', theme.fonts.display.file] satisfies [string, string]]
      : []),
  ];
}

/** Reads a folder of files that are named after what they describe. */
async function readEach<Schema extends v.GenericSchema>(
  reader: SiteReader,
  folder: string,
  schema: Schema,
  nameOf: (data: v.InferOutput<Schema>) => string,
): Promise<Map<string, v.InferOutput<Schema>>> {
  const found = new Map<string, v.InferOutput<Schema>>();
  for (const name of await reader.names(folder)) {
    const file = `${folder}/${name}`;
    const data = await reader.json(file, schema);
    if (!data) continue;
    if (`${nameOf(data)}.json` !== name)
      reader.report(file, '', `describes '${nameOf(data)}', so its name is wrong`);
    found.set(nameOf(data), data);
  }
  return found;
}
