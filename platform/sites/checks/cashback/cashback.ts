import type { SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../siteReader.ts';

/** A brand with the page has a cashback, with bounds in each of its currencies and in countries that it serves. */
export function checkCashback({ brands }: Pick<SiteFiles, 'brands'>, report: SiteReader['report']): void {
  for (const [name, { brand, cashback }] of brands) {
    const file = `brands/${name}/cashback.json`;
    const hasPage = brand.pages.includes('cashback');
    if (!cashback) {
      if (hasPage) report(file, '', 'is missing, and the brand has the page cashback');
      continue;
    }
    if (!hasPage) report(file, '', 'is there, and the brand has no page cashback');
    if (!brand.pages.includes('rewards'))
      report(file, '', 'is there, and the brand has no page rewards, where it is claimed');
    for (const currency of brand.currencies)
      if (!cashback.bounds.has(currency))
        report(file, 'bounds', `have none in ${currency}, which accounts are kept in`);
    for (const [index, country] of (cashback.countries ?? []).entries())
      if (country !== brand.country && !brand.countries.includes(country))
        report(file, `countries.${index}`, `the brand does not serve '${country}'`);
  }
}
