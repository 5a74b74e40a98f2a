import { join, resolve } from 'node:path';
import type { DocumentVersions } from '@foyer/contract/legal/documents.ts';
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
import {
  documentVersionsOf,
  pageFinder,
  readPages,
  type FindPage,
  type SitePages,
} from './pages/readPages.ts';
import { toEuroCents } from './rates/rates.ts';
import { readSites, type SiteChanges } from './readSites.ts';
import type { BrandFiles, SiteFiles } from './siteFiles.ts';
import { createSite, type Site } from './site.ts';
import { SiteError } from './siteError.ts';
import { siteReader, type SiteReader } from './reader/siteReader.ts';

/** All site data, checked. */
export interface Sites extends Hosts<Site> {
  /** Sorted by name, after the default brand. */
  readonly brands: readonly Site[];
  readonly defaultSite: Site;
  byBrand(id: string): Site | undefined;
  /** Pages and calls of every brand get a retry-later response. */
  readonly isInMaintenance: boolean;
  /** Names of the text files, such as `wallet`. */
  readonly areas: readonly string[];
  /** Compiled texts of these areas; missing ones come from the locale's language, then from English. */
  messages(locale: Locale, areas: readonly string[]): Messages;
  /** The same texts as ICU messages. */
  messageSources(locale: Locale, areas: readonly string[]): MessageSources;
  /** Returns a function that formats the texts of these areas, for emails and other texts of the server. */
  translator(locale: Locale, areas: readonly string[]): Translate;
  readonly page: FindPage;
  /** Value of one unit of each currency in euros, as decimal strings. */
  readonly euros: RatesFile['euros'];
  /** Converts an amount to euro cents at the daily rate, rounded up. */
  euroCents(amount: Money): bigint;
  readonly studios: readonly StudioData[];
  readonly games: readonly GameData[];
  readonly lists: readonly ListData[];
}

/** @throws SiteError that lists every mistake with its file and field */
export async function loadSites(folder: string, changes: SiteChanges & HostRules = {}): Promise<Sites> {
  const root = resolve(folder);
  const reader = siteReader(root);
  const files = await readSites(reader, changes);
  const texts = await readTexts(reader);
  const messages = messageTable(texts, 'compiled');
  const pages = await readPages(reader);
  // An invalid file counts as missing, which all files that refer to it would report as well.
  if (reader.mistakes.length === 0)
    checkReferences(files, { texts, english: messages('en', ['catalogue', 'cashier']) }, reader.report);
  const documents = documentsOf(files, pages, reader.report);
  if (reader.mistakes.length > 0) throw new SiteError(reader.mistakes);

  const { studios, games, lists, rates } = files;
  if (!rates) throw new Error('the rates were not checked');
  const brands = createBrands({ ...files, rates }, documents, root);
  const euroCents = (amount: Money) => toEuroCents(rates, amount);
  const areas = [...(texts.get('en')?.keys() ?? [])];
  return {
    ...siteIndex(brands, files.defaultBrand, changes),
    isInMaintenance: files.isInMaintenance,
    areas,
    messages,
    messageSources: messageTable(texts, 'sources'),
    translator: translators(messages),
    page: pageFinder(pages),
    euros: rates.euros,
    euroCents,
    studios,
    games,
    lists,
  };
}

const documentsOf = (
  { brands }: SiteFiles,
  pages: SitePages,
  report: SiteReader['report'],
): ReadonlyMap<string, DocumentVersions> =>
  new Map([...brands.keys()].map((brand) => [brand, documentVersionsOf(pages, brand, report)]));

function createBrands(
  files: SiteFiles & { readonly rates: RatesFile },
  documents: ReadonlyMap<string, DocumentVersions>,
  root: string,
): Site[] {
  const { licences, markets, registration, disposableEmailDomains, paymentMethods, rates } = files;
  return [...files.brands].map(([name, own]) => {
    const licence = licences.get(own.brand.licence);
    const { themes } = own;
    const documentVersions = documents.get(name);
    if (!licence || !documentVersions || !hasOne(themes)) throw new Error(`${name} was not checked`);
    const folder = join(root, 'brands', name);
    const rules = { licence, markets, registration, disposableEmailDomains };
    const shared = { ...rules, paymentMethods, euros: rates.euros };
    return createSite({ ...own, themes, documentVersions, ...shared, folder });
  });
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
