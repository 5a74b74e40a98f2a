import { join, resolve } from 'node:path';
import type { Theme } from '@foyer/contract/content/theme.ts';
import type { GameData, ListData, StudioData } from '@foyer/sites/schema/catalogue.ts';
import type { RatesFile } from '@foyer/sites/schema/rates.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { hostIndex, type HostRules, type Hosts } from '../infra/edge/hosts.ts';
import { checkReferences } from './crossChecks.ts';
import {
  messageTable,
  readTexts,
  translators,
  type Messages,
  type MessageSources,
  type Translate,
} from './messages.ts';
import { pageFinder, readPages, type FindPage } from './pages/readPages.ts';
import { toEuroCents } from './rates/rates.ts';
import { readSites, type SiteChanges } from './readSites.ts';
import type { BrandFiles, SiteFiles } from './siteFiles.ts';
import { createSite, type Site } from './site.ts';
import { SiteError } from './siteError.ts';
import { siteReader } from './siteReader.ts';

/** Everything under `sites/`, read once at the start. */
export interface Sites extends Hosts<Site> {
  /** The default brand first, the others by name. */
  readonly brands: readonly Site[];
  readonly defaultSite: Site;
  byBrand(id: string): Site | undefined;
  /** What texts are kept by. */
  readonly areas: readonly string[];
  /** Compiled texts of the areas; what a locale lacks comes from its language, then from English. */
  messages(locale: Locale, areas: readonly string[]): Messages;
  /** The same texts as they are written. */
  messageSources(locale: Locale, areas: readonly string[]): MessageSources;
  /** The same texts, for what the server itself says. */
  translator(locale: Locale, areas: readonly string[]): Translate;
  /** A page of words as a site and locale have it. */
  readonly page: FindPage;
  /** What one unit of each currency is worth in euros, as it is written in the rates. */
  readonly euros: RatesFile['euros'];
  /** An amount in cents of a euro by the rate of the day; a part of one counts as a whole. */
  euroCents(amount: Money): bigint;
  readonly studios: readonly StudioData[];
  readonly games: readonly GameData[];
  readonly lists: readonly ListData[];
}

/** @throws SiteError with every mistake, each with its file and field. */
export async function loadSites(folder: string, changes: SiteChanges & HostRules = {}): Promise<Sites> {
  const root = resolve(folder);
  const reader = siteReader(root);
  const files = await readSites(reader, changes);
  const texts = await readTexts(reader);
  const messages = messageTable(texts, 'compiled');
  const page = pageFinder(await readPages(reader));
  // A file with a mistake is absent by now, and would be reported again by all that refer to it.
  if (reader.mistakes.length === 0)
    checkReferences(files, { texts, english: messages('en', ['catalogue', 'cashier']) }, reader.report);
  if (reader.mistakes.length > 0) throw new SiteError(reader.mistakes);

  const { studios, games, lists, rates } = files;
  if (!rates) throw new Error('the rates were not checked');
  const brands = createBrands({ ...files, rates }, root);
  const euroCents = (amount: Money) => toEuroCents(rates, amount);
  const areas = [...(texts.get('en')?.keys() ?? [])];
  return {
    ...siteIndex(brands, files.defaultBrand, changes),
    areas,
    messages,
    messageSources: messageTable(texts, 'sources'),
    translator: translators(messages),
    page,
    euros: rates.euros,
    euroCents,
    studios,
    games,
    lists,
  };
}

function createBrands(files: SiteFiles & { readonly rates: RatesFile }, root: string): Site[] {
  const { licences, markets, registration, paymentMethods, rates } = files;
  const { euros } = rates;
  return [...files.brands].map(
    ([name, { brand, themes, jackpot, raffle, promotions, calendar, gamification, cashback, shop }]) => {
      const licence = licences.get(brand.licence);
      if (!licence || !hasOne(themes)) throw new Error(`${name} was not checked`);
      const folder = join(root, 'brands', name);
      return createSite({
        brand,
        licence,
        markets,
        registration,
        paymentMethods,
        themes,
        jackpot,
        raffle,
        promotions,
        calendar,
        gamification,
        cashback,
        shop,
        euros,
        folder,
      });
    },
  );
}

const hasOne = (themes: BrandFiles['themes']): themes is readonly [Theme, ...Theme[]] => themes.length > 0;

function siteIndex(
  found: readonly Site[],
  defaultBrand: string,
  rules: HostRules,
): Pick<Sites, 'brands' | 'defaultSite' | 'byBrand' | keyof Hosts<Site>> {
  const byBrand = new Map<string, Site>(found.map((site) => [site.brand, site]));
  const defaultSite = byBrand.get(defaultBrand);
  if (!defaultSite) throw new Error(`the default brand '${defaultBrand}' was not checked`);
  return {
    brands: [defaultSite, ...found.filter((site) => site !== defaultSite)],
    defaultSite,
    byBrand: (id) => byBrand.get(id),
    ...hostIndex(found, defaultSite, rules),
  };
}
