import type { DocumentVersions, LegalDocument } from '@foyer/contract/legal/documents.ts';
import { fallbacks, isLocale, type Locale } from '@foyer/domain/locale.ts';
import * as v from 'valibot';
import type { Site } from '../site.ts';
import type { SiteReader } from '../reader/siteReader.ts';
import type { Block, Page, PageFile } from './page.ts';
import { renderPage } from './renderPage.ts';
import { readRichText } from './richText.ts';

/** Fields between the two `---` lines at the top of a page. */
const HeadSchema = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  changed: v.pipe(v.string(), v.check(isDay, 'is no day like 2026-11-21')),
  version: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,5}$/, 'is no whole number above zero'),
    v.transform(Number),
  ),
  changes: v.optional(v.pipe(v.string(), v.nonEmpty())),
});

function isDay(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}

type PageFiles = ReadonlyMap<string, ReadonlyMap<Locale, PageFile>>;

export interface SitePages {
  readonly shared: PageFiles;
  /** A licence's own page replaces the shared one in all locales, for the brands under the licence. */
  readonly ofLicences: ReadonlyMap<string, PageFiles>;
  /** A brand's own page replaces those of its licence and the shared one, in all locales. */
  readonly ofBrands: ReadonlyMap<string, PageFiles>;
}

/** The pages of all brands are in `pages/<key>/<locale>.md`, those of a licence and of a brand in their own folders. */
export async function readPages(reader: SiteReader): Promise<SitePages> {
  const readEach = async (folder: string): Promise<ReadonlyMap<string, PageFiles>> => {
    const found = new Map<string, PageFiles>();
    for (const name of await reader.names(folder)) {
      const pages = `${folder}/${name}/pages`;
      if (reader.exists(pages)) found.set(name, await readFolder(reader, pages));
    }
    return found;
  };
  const ofLicences = await readEach('licences');
  for (const licence of ofLicences.keys())
    if (!reader.exists(`licences/${licence}.json`))
      reader.report(`licences/${licence}/pages`, '', `there is no licences/${licence}.json`);
  return { shared: await readFolder(reader, 'pages'), ofLicences, ofBrands: await readEach('brands') };
}

/** Every page exists in English, to which other locales fall back. */
async function readFolder(reader: SiteReader, folder: string): Promise<PageFiles> {
  const pages = new Map<string, Map<Locale, PageFile>>();
  for (const key of await reader.names(folder)) {
    const names = await reader.names(`${folder}/${key}`);
    const files = new Map<Locale, PageFile>();
    for (const name of names) {
      const locale = name.replace(/\.md$/, '');
      if (locale === name || !isLocale(locale)) {
        reader.report(`${folder}/${key}/${name}`, '', 'is not called after a locale');
        continue;
      }
      const file = await readPage(reader, `${folder}/${key}/${name}`);
      if (file) files.set(locale, file);
    }
    if (!names.includes('en.md')) reader.report(`${folder}/${key}/en.md`, '', 'is missing');
    checkTranslations(`${folder}/${key}`, files, reader.report);
    pages.set(key, files);
  }
  return pages;
}

export interface LicensedBrand {
  readonly brand: string;
  readonly licence: string;
}

const filesOf = (
  { shared, ofLicences, ofBrands }: SitePages,
  { brand, licence }: LicensedBrand,
  key: string,
) => ofBrands.get(brand)?.get(key) ?? ofLicences.get(licence)?.get(key) ?? shared.get(key);

/** The pages that the brand has, by name. */
export const pageKeysOf = (
  { shared, ofLicences, ofBrands }: SitePages,
  { brand, licence }: LicensedBrand,
): readonly string[] =>
  [
    ...new Set(
      [shared, ofLicences.get(licence), ofBrands.get(brand)].flatMap((pages) => [...(pages?.keys() ?? [])]),
    ),
  ].toSorted();

/** OVER-08: current versions of the legal documents. Reports each document that the brand lacks. */
export function documentVersionsOf(
  pages: SitePages,
  brand: LicensedBrand,
  report: SiteReader['report'],
): DocumentVersions {
  const versionOf = (key: LegalDocument): number => {
    const version = filesOf(pages, brand, key)?.get('en')?.version;
    if (version === undefined) report(`pages/${key}/en.md`, '', `is missing, and ${brand.brand} needs it`);
    return version ?? 1;
  };
  return {
    'terms-and-conditions': versionOf('terms-and-conditions'),
    'privacy-policy': versionOf('privacy-policy'),
  };
}

async function readPage(reader: SiteReader, name: string): Promise<PageFile | null> {
  const text = await reader.text(name);
  if (text === null) return null;
  const [match, lines = ''] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  if (match === undefined) {
    reader.report(name, '', 'does not begin with title, changed and version between two lines ---');
    return null;
  }
  const head = reader.check(name, HeadSchema, fieldsOf(lines));
  const blocks = readRichText(text.slice(match.length), match.split('\n').length, (line, problem) =>
    reader.report(name, '', problem, line),
  );
  return head && { ...head, blocks };
}

/** Parses lines of the form `name: value`. */
function fieldsOf(lines: string): Record<string, string> {
  const fields = lines.split('\n').flatMap((line): [string, string][] => {
    const [, name = '', value = ''] = /^(\w+): *(.*?) *$/.exec(line) ?? [];
    return line === '' ? [] : [[name || line, value]];
  });
  return Object.fromEntries(fields);
}

/** Checks that a translation has the version, date, description of the change and sections of the English page. */
function checkTranslations(
  folder: string,
  files: ReadonlyMap<Locale, PageFile>,
  report: SiteReader['report'],
): void {
  const english = files.get('en');
  if (!english) return;
  for (const [locale, file] of files) {
    const name = `${folder}/${locale}.md`;
    for (const field of ['changed', 'version'] as const)
      if (file[field] !== english[field])
        report(name, field, `is ${file[field]}, and ${english[field]} in English`);
    if ((file.changes === undefined) !== (english.changes === undefined))
      report(name, 'changes', 'must be in all languages or in none');
    const [found, requested] = [sectionIds(file.blocks), sectionIds(english.blocks)];
    if (found !== requested) report(name, 'sections', `are ${found}, and ${requested} in English`);
  }
}

const sectionIds = (blocks: readonly Block[]): string =>
  blocks.flatMap((block) => (block.tag === 'h2' ? [block.id] : [])).join(', ');

/** Returns null if there is no such page. Rendered pages are cached by site and locale. */
export type FindPage = (key: string, site: Site, locale: Locale) => Page | null;

export function pageFinder(sitePages: SitePages): FindPage {
  const rendered = new WeakMap<Site, Map<string, Page>>();
  return (key, site, locale) => {
    const files = filesOf(sitePages, { brand: site.brand, licence: site.settings.license }, key);
    const file = fallbacks(locale).flatMap((layer) => files?.get(layer) ?? [])[0];
    if (!file) return null;
    const pages = rendered.get(site) ?? new Map<string, Page>();
    rendered.set(site, pages);
    const name = `${key} ${locale}`;
    const page = pages.get(name) ?? renderPage(key, file, site, locale);
    pages.set(name, page);
    return page;
  };
}
