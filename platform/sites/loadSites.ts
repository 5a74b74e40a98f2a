import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Theme } from '@foyer/contract/content/theme.ts';
import type { GameData, ListData, StudioData } from '@foyer/sites/schema/catalogue.ts';
import type { RatesFile } from '@foyer/sites/schema/rates.ts';
import type { StudioServer } from '@foyer/sites/schema/studio.ts';
import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Licence } from '@foyer/domain/licence.ts';
import { isLocale, type Locale } from '@foyer/domain/locale.ts';
import { hostIndex, type HostRules, type Hosts } from '../infra/edge/hosts.ts';
import { checkOwn, checkReferences } from './crossChecks.ts';
import {
  localesOf,
  messageTable,
  readTexts,
  translators,
  type Messages,
  type MessageSources,
  type Texts,
  type Translate,
} from './messages.ts';
import {
  documentVersionsOf,
  pageKeysOf,
  pageFinder,
  readPages,
  type FindPage,
  type SitePages,
} from './pages/readPages.ts';
import { toEuroCents } from './rates/rates.ts';
import { readSites, type SiteChanges } from './readSites.ts';
import type { BrandFiles, SiteFiles } from './siteFiles.ts';
import type { SitePage } from '@foyer/contract/content/pages.ts';
import { createSite, type Site, type SiteData } from './site.ts';
import { SiteError, type SiteMistake } from './reader/siteError.ts';
import { siteReader, type SiteReader } from './reader/siteReader.ts';
import { signInPosters } from './checks/catalogue/signInPosters.ts';
import { studioOriginsOf } from './checks/catalogue/studioServers.ts';

/** A licence whose regulator receives daily reports. */
export interface ReportingLicence {
  readonly licence: Licence;
  /** The operator's number at the regulator. */
  readonly licensee: string;
  /** The first UTC day that is reported, such as `2026-11-23`. */
  readonly from: string;
  readonly brands: readonly string[];
}

/** All site data, checked. */
export interface Sites extends Hosts<Site> {
  /** Sorted by name, after the default brand. */
  readonly brands: readonly Site[];
  readonly defaultSite: Site;
  byBrand(id: string): Site | undefined;
  /** Pages and calls of every brand get a retry-later response. */
  readonly isInMaintenance: boolean;
  /** The locales of all brands. */
  readonly locales: readonly Locale[];
  /** Names of the text files, such as `wallet`. */
  readonly areas: readonly string[];
  /** Compiled texts of these areas; missing ones come from the locale's language, then from English. */
  messages(locale: Locale, areas: readonly string[]): Messages;
  /** The same texts as ICU messages. */
  messageSources(locale: Locale, areas: readonly string[]): MessageSources;
  /** Returns a function that formats the texts of these areas, for emails and other texts of the server. */
  translator(locale: Locale, areas: readonly string[]): Translate;
  readonly page: FindPage;
  /** Whether the site data uses the currency: `payments/rates.json` has a rate. */
  isCurrency(code: unknown): code is Currency;
  /** Value of one unit of each currency in euros, as decimal strings. */
  readonly euros: RatesFile['euros'];
  /** Converts an amount to euro cents at the daily rate, rounded up. */
  euroCents(amount: Money): bigint;
  readonly studios: readonly StudioData[];
  /** The companies whose servers run the games. */
  readonly studioServers: readonly StudioServer[];
  readonly games: readonly GameData[];
  /** The licences whose regulators receive daily reports, with their brands. */
  readonly reportingLicences: readonly ReportingLicence[];
  readonly lists: readonly ListData[];
}

/** @throws SiteError that lists every mistake with its file and field */
export async function loadSites(folder: string, changes: SiteChanges & HostRules = {}): Promise<Sites> {
  const root = resolve(folder);
  if (!existsSync(root)) throw new SiteError([noFolder(root)]);
  const reader = siteReader(root);
  const files = await readSites(reader, changes);
  const texts = await readTexts(reader);
  const messages = messageTable(texts, 'compiled');
  const pages = await readPages(reader);
  const isIncomplete = checkFiles(files, { texts, messages }, reader);
  const documents = documentsOf(files, pages, reader.report);
  if (reader.mistakes.length > 0) throw new SiteError(reader.mistakes, isIncomplete ? INCOMPLETE : '');

  const { studios, studioServers, games, lists, rates } = files;
  if (!rates) throw new Error('the rates were not checked');
  const brands = createBrands({ ...files, rates }, documents, root);
  const euroCents = (amount: Money) => toEuroCents(rates, amount);
  const areas = [...(texts.get('en')?.keys() ?? [])];
  return {
    ...siteIndex(brands, files.defaultBrand, changes),
    isInMaintenance: files.isInMaintenance,
    locales: localesOf(files.brands.values()),
    areas,
    messages,
    messageSources: messageTable(texts, 'sources'),
    translator: translators(messages),
    page: pageFinder(pages),
    isCurrency: (code): code is Currency => isCurrency(code) && Object.hasOwn(rates.euros, code),
    euros: rates.euros,
    euroCents,
    studios,
    studioServers,
    games,
    lists,
    reportingLicences: reportingLicencesOf(files),
  };
}

const noFolder = (root: string): SiteMistake => ({
  file: root,
  field: '',
  line: null,
  problem: 'there is no such folder: FOYER_SITES names the folder of the brands',
});

function reportingLicencesOf({ licences, brands }: SiteFiles): readonly ReportingLicence[] {
  return [...licences.values()].flatMap(({ licence, regulatorReports }) => {
    const own = [...brands].filter(([, { brand }]) => brand.licence === licence).map(([name]) => name);
    return regulatorReports && own.length > 0
      ? [{ licence, ...regulatorReports, brands: own.toSorted() }]
      : [];
  });
}

const INCOMPLETE = 'What refers to these files is checked when they are correct.';

/** An invalid file counts as missing, which all files that refer to it would report as well. */
function checkFiles(
  files: SiteFiles,
  { texts, messages }: { readonly texts: Texts; readonly messages: Sites['messages'] },
  reader: SiteReader,
): boolean {
  checkNames(files, texts, reader);
  const invalid = new Set(reader.mistakes.map(({ file }) => /^brands\/[^/]+(?=\/)/.exec(file)?.[0] ?? ''));
  checkOwn(files, reader.report);
  if (invalid.has('')) return true;
  if (!files.brands.has(files.defaultBrand) && !invalid.has(`brands/${files.defaultBrand}`))
    reader.report(
      'sites.json',
      'defaultBrand',
      `there is no brand '${files.defaultBrand}': ${knownBrands(files)}`,
    );
  const valid = [...files.brands].filter(([name]) => !invalid.has(`brands/${name}`));
  const english = messages('en', ['catalogue', 'cashier']);
  checkReferences({ ...files, brands: new Map(valid) }, { texts, english }, reader.report);
  return invalid.size > 0;
}

/** Reports the licences and locales of brands that do not exist. */
function checkNames({ brands, licences }: SiteFiles, texts: Texts, { report, mistakes }: SiteReader): void {
  const hasTexts = (code: unknown): boolean => isLocale(code) && texts.has(code);
  for (const [name, { brand }] of brands) {
    const file = `brands/${name}/brand.json`;
    const missing = `licences/${brand.licence}.json`;
    if (!licences.has(brand.licence) && !mistakes.some((mistake) => mistake.file === missing))
      report(
        file,
        'licence',
        `is "${brand.licence}", and there is no ${missing}: it must be one of ${[...licences.keys()].join(', ')}`,
      );
    brand.locales.forEach((locale, index) => {
      if (!hasTexts(locale) && !hasTexts(locale.split('_')[0]))
        report(file, `locales.${index}`, `is "${locale}", and there is no folder locales/${locale}`);
    });
  }
}

const knownBrands = ({ brands }: SiteFiles): string => `it must be one of ${[...brands.keys()].join(', ')}`;

type Documents = Pick<SiteData, 'documentVersions' | 'contentPages'>;

/** LIC-16: pages with challenges, which link to their full terms where the licence requires it. */
const CHALLENGE_PAGES: readonly SitePage[] = ['missions', 'tournaments'];
const FULL_TERMS = 'bonus-terms-and-conditions';

function documentsOf(
  { brands, licences }: SiteFiles,
  pages: SitePages,
  report: SiteReader['report'],
): ReadonlyMap<string, Documents> {
  const documents = new Map<string, Documents>();
  for (const [name, { brand }] of brands) {
    const contentPages = pageKeysOf(pages, brand);
    const needsFullTerms =
      licences.get(brand.licence)?.rules.fullTermsLinkInChallenges &&
      brand.pages.some((page) => CHALLENGE_PAGES.includes(page));
    if (needsFullTerms && !contentPages.includes(FULL_TERMS))
      report(`pages/${FULL_TERMS}/en.md`, '', `is missing, and ${name} needs it for its challenges`);
    documents.set(name, { documentVersions: documentVersionsOf(pages, brand, report), contentPages });
  }
  return documents;
}

function createBrands(
  files: SiteFiles & { readonly rates: RatesFile },
  documents: ReadonlyMap<string, Documents>,
  root: string,
): Site[] {
  const { licences, markets, registration, disposableEmailDomains, paymentMethods, switchedOff, rates } =
    files;
  return [...files.brands].map(([name, own]) => {
    const licence = licences.get(own.brand.licence);
    const { themes } = own;
    const ownDocuments = documents.get(name);
    if (!licence || !ownDocuments || !hasOne(themes)) throw new Error(`${name} was not checked`);
    const folder = join(root, 'brands', name);
    const rules = { licence, markets, registration, disposableEmailDomains };
    const shared = { ...rules, paymentMethods, switchedOff, ...rates };
    const studioOrigins = studioOriginsOf(files, own.brand);
    const posters = { signInPosters: signInPosters(files, own.brand) };
    return createSite({ ...own, themes, ...ownDocuments, ...shared, ...posters, studioOrigins, folder });
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
