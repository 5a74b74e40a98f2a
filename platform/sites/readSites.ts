import { posix } from 'node:path';
import { ThemeSchema, type Theme } from '@foyer/contract/content/theme.ts';
import { BrandFileSchema, type BrandFile } from '@foyer/sites/schema/brand.ts';
import { CashbackFileSchema } from '@foyer/sites/schema/cashback.ts';
import {
  GamesFileSchema,
  InventedFileSchema,
  ListsFileSchema,
  StudiosFileSchema,
  SwitchedOffFileSchema,
  type GameData,
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
import { StudioServerSchema } from '@foyer/sites/schema/studio.ts';
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
import type { BrandFiles, GameFile, SiteFiles } from './siteFiles.ts';
import type { SiteReader } from './reader/siteReader.ts';
import { relocated as relocatedStudios } from './checks/catalogue/studioServers.ts';

/** Settings of this installation that replace site data. */
export interface SiteChanges {
  readonly analyticsUrls?: Readonly<Record<string, string>>;
  /** URL of the chat snippet, for every brand with a chat. */
  readonly chatUrl?: string | null;
  /** Null: no gamification provider, so its pages are left out. */
  readonly gamification?: object | null;
  /** Origins that replace those of the studios' files, by studio. */
  readonly studioOrigins?: Readonly<Record<string, string>>;
  /** Secrets by studio: each must have a file. */
  readonly studioKeys?: Readonly<Record<string, readonly string[]>>;
  /** Receivers of daily reports by licence: each licence must report. */
  readonly reportReceivers?: Readonly<Record<string, object>>;
  readonly isProduction?: boolean;
  /** Games by label instead of those in `catalogue/feeds/`: what an import is about to write. */
  readonly feeds?: Readonly<Record<string, readonly GameData[]>>;
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
    licences: await readLicences(reader, changes),
    markets: await readEach(reader, 'markets', MarketFileSchema, ({ country }) => country),
    ...offered(await readCatalogue(reader, changes), await readStudioServers(reader, changes), changes),
    lists: (await reader.json('catalogue/lists.json', ListsFileSchema)) ?? [],
    switchedOff: await readSwitchedOff(reader),
    paymentMethods: (await reader.json('payments/methods.json', PaymentMethodsFileSchema)) ?? [],
    rates: await reader.json('payments/rates.json', RatesFileSchema),
  };
}

async function readLicences(
  reader: SiteReader,
  { reportReceivers = {} }: SiteChanges,
): Promise<SiteFiles['licences']> {
  const licences = await readEach(reader, 'licences', LicenceFileSchema, ({ licence }) => licence);
  for (const name of Object.keys(reportReceivers))
    if (!licences.get(name)?.regulatorReports)
      reader.report('FOYER_REPORT_URLS', name, `licences/${name}.json has no regulatorReports`);
  return licences;
}

/** Reads the handwritten catalogue and the generated one, if there is one. */
async function readCatalogue(
  reader: SiteReader,
  { feeds = {} }: SiteChanges,
): Promise<Pick<SiteFiles, 'studios' | 'games' | 'gameFiles'>> {
  const studios = (await reader.json('catalogue/studios.json', StudiosFileSchema)) ?? [];
  const file = 'catalogue/invented.json';
  const invented = reader.exists(file) ? await reader.json(file, InventedFileSchema) : null;
  const gameFiles = [
    await readGames(reader, 'catalogue/games.json'),
    { file, path: 'games.', games: invented?.games ?? [] },
    ...(await readFeeds(reader, feeds)),
  ];
  await requireImageFiles(reader, { studios, gameFiles });
  return {
    studios: [...studios, ...(invented?.studios ?? [])],
    games: gameFiles.flatMap(({ games }) => games),
    gameFiles,
  };
}

const readGames = async (reader: SiteReader, file: string): Promise<GameFile> => ({
  file,
  path: '',
  games: (await reader.json(file, GamesFileSchema)) ?? [],
});

async function readSwitchedOff(reader: SiteReader): Promise<SiteFiles['switchedOff']> {
  const file = 'catalogue/switchedOff.json';
  return (reader.exists(file) ? await reader.json(file, SwitchedOffFileSchema) : null) ?? [];
}

/** What production offers: without companies of the demonstration, their labels and games. */
function offered(
  { studios, games, gameFiles }: Pick<SiteFiles, 'studios' | 'games' | 'gameFiles'>,
  studioServers: SiteFiles['studioServers'],
  { isProduction = false, studioOrigins = {} }: SiteChanges,
): Pick<SiteFiles, 'studios' | 'games' | 'gameFiles' | 'studioServers'> {
  const isLeftOut = ({ isDemonstration, studio }: SiteFiles['studioServers'][number]) =>
    isProduction && isDemonstration === true && !Object.hasOwn(studioOrigins, studio);
  const servers = new Set(studioServers.filter(isLeftOut).map(({ studio }) => studio));
  const labels = new Set(studios.filter(({ provider }) => servers.has(provider)).map(({ slug }) => slug));
  return {
    studioServers: studioServers.filter(({ studio }) => !servers.has(studio)),
    studios: studios.filter(({ slug }) => !labels.has(slug)),
    games: games.filter(({ studio }) => !labels.has(studio)),
    gameFiles,
  };
}

/** `catalogue/feeds/<label>.json`, as `npm run import-games` writes them. */
async function readFeeds(
  reader: SiteReader,
  replaced: NonNullable<SiteChanges['feeds']>,
): Promise<readonly GameFile[]> {
  const names = (await reader.names('catalogue/feeds')).filter((one) => one.endsWith('.json'));
  const labels = new Set([...names.map((name) => name.slice(0, -'.json'.length)), ...Object.keys(replaced)]);
  return Promise.all(
    [...labels].map(async (label) => {
      const file = `catalogue/feeds/${label}.json`;
      const games = replaced[label];
      return games
        ? { file, path: '', games: reader.check(file, GamesFileSchema, games) ?? [] }
        : readGames(reader, file);
    }),
  );
}

async function readStudioServers(
  reader: SiteReader,
  { studioOrigins = {}, studioKeys = {} }: SiteChanges,
): Promise<SiteFiles['studioServers']> {
  const servers = await readEach(reader, 'studios', StudioServerSchema, ({ studio }) => studio);
  for (const studio of Object.keys(studioKeys))
    if (!servers.has(studio))
      reader.report('FOYER_STUDIO_KEYS', studio, `there is no studios/${studio}.json`);
  return relocatedStudios([...servers.values()], studioOrigins, reader.report);
}

async function requireImageFiles(
  reader: SiteReader,
  { studios, gameFiles }: Pick<SiteFiles, 'studios' | 'gameFiles'>,
): Promise<void> {
  const named = [
    ...studios.map(({ logo }, at) => ['catalogue/studios.json', `${at}.logo`, logo] as const),
    ...gameFiles.flatMap(({ file, path, games }) =>
      games.flatMap(({ images = {} }, at) =>
        Object.entries(images).map(
          ([format, source]) => [file, `${path}${at}.images.${format}`, source] as const,
        ),
      ),
    ),
  ];
  for (const [file, field, source] of named)
    if (source.startsWith('images/'))
      await reader.requireFile(file, field, posix.relative(posix.dirname(file), `catalogue/${source}`));
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
    if (brand && brand.brand !== name)
      reader.report(file, 'brand', `is '${brand.brand}' in the folder ${name}`);
    const own = async <Schema extends v.GenericSchema>(
      named: string,
      schema: Schema,
      picturesOf: (read: v.InferOutput<Schema>) => Readonly<Record<string, string | null>>,
    ) => readOwn(reader, `brands/${name}/${named}.json`, schema, picturesOf);
    const gamification = await own('gamification', GamificationFileSchema, gamificationPictures);
    const shop = await own('shop', ShopFileSchema, () => ({}));
    const files = {
      themes: await readThemes(reader, name, brand?.themes ?? ['theme.json']),
      jackpot: await own('jackpot', JackpotFileSchema, jackpotPictures),
      raffle: await own('raffle', RaffleFileSchema, rafflePictures),
      promotions: await own('promotions', PromotionsFileSchema, promotionPictures),
      calendar: await own('calendar', CalendarFileSchema, calendarPictures),
      cashback: await own('cashback', CashbackFileSchema, () => ({})),
    };
    const hasProvider = changes.gamification !== null;
    // The other files of an invalid brand were read to report their mistakes as well.
    if (!brand) continue;
    brands.set(name, {
      brand: {
        ...brand,
        ...placed(brand, changes),
        pages: brand.pages.filter((page) => hasProvider || !isOfProvider(page)),
        analyticsScripts: relocated(brand.analyticsScripts, changes),
        chat: brand.chat && { ...brand.chat, url: changes.chatUrl ?? brand.chat.url },
      },
      ...files,
      gamification: hasProvider ? gamification : null,
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
  const read = reader.exists(file) ? await reader.json(file, schema) : null;
  for (const [field, picture] of read ? Object.entries(picturesOf(read)) : [])
    if (picture) await reader.requireFile(file, field, picture);
  return read;
}

async function readThemes(reader: SiteReader, brand: string, names: readonly string[]): Promise<Theme[]> {
  const themes: Theme[] = [];
  for (const name of names) {
    const file = `brands/${brand}/${name}`;
    const theme = await reader.json(file, ThemeSchema);
    if (!theme) continue;
    for (const [field, asset] of themeAssets(theme)) await reader.requireFile(file, field, asset);
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
    // The pages of a licence are in a folder beside its file.
    if (!name.includes('.')) continue;
    const file = `${folder}/${name}`;
    const data = await reader.json(file, schema);
    if (!data) continue;
    if (`${nameOf(data)}.json` !== name)
      reader.report(file, '', `describes '${nameOf(data)}', so its name is wrong`);
    found.set(nameOf(data), data);
  }
  return found;
}
