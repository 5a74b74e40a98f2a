import type { SitePage } from '@foyer/contract/content/pages.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandFiles, SiteFiles } from '../siteFiles.ts';
import type { SiteReader } from '../reader/siteReader.ts';

export type ReportField = (field: string, problem: string) => void;

/** Slugs of the games that are open. */
export const openGames = ({ games }: Pick<SiteFiles, 'games'>): ReadonlySet<string> =>
  new Set(games.filter(({ status }) => status === 'open').map(({ slug }) => slug));

/** Reports each name that is in the list twice. */
export function checkUnique(
  names: readonly string[],
  report: (index: number, problem: string) => void,
): void {
  const seen = new Set<string>();
  names.forEach((name, index) => {
    if (seen.has(name)) report(index, `'${name}' stands here twice`);
    seen.add(name);
  });
}

type PageFile = 'calendar' | 'cashback' | 'jackpot' | 'promotions' | 'raffle' | 'shop';

interface BrandWithPage<Name extends PageFile> {
  readonly files: BrandFiles;
  readonly data: NonNullable<BrandFiles[Name]>;
  readonly report: ReportField;
}

/** The brands that have this file. Reports brands that have only one of page and file. */
export function brandsWithPage<Name extends PageFile>(
  { brands }: Pick<SiteFiles, 'brands'>,
  { page, file: name }: { readonly page: SitePage; readonly file: Name },
  reportFile: SiteReader['report'],
): readonly BrandWithPage<Name>[] {
  return [...brands].flatMap(([brand, files]) => {
    const report: ReportField = (field, problem) =>
      reportFile(`brands/${brand}/${name}.json`, field, problem);
    const data = files[name];
    const hasPage = files.brand.pages.includes(page);
    if (!data && hasPage) report('', `is missing, and the brand has the page ${page}`);
    if (data && !hasPage) report('', `is there, and the brand has no page ${page}`);
    return data ? [{ files, data, report }] : [];
  });
}

export function checkCurrencies(
  { brand }: Pick<BrandFiles, 'brand'>,
  amounts: ReadonlyMap<Currency, unknown>,
  report: (problem: string) => void,
): void {
  for (const currency of brand.currencies)
    if (!amounts.has(currency)) report(`has none in ${currency}, which accounts are kept in`);
}
