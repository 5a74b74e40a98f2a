import type { SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../reader/siteReader.ts';
import { brandsWithPage, checkCurrencies } from '../pageFiles.ts';

/** Cashback needs bounds in all currencies of the brand, and may only be for countries that it serves. */
export function checkCashback(files: Pick<SiteFiles, 'brands'>, reportFile: SiteReader['report']): void {
  const page = { page: 'cashback', file: 'cashback' } as const;
  for (const { files: own, data, report } of brandsWithPage(files, page, reportFile)) {
    const { brand } = own;
    if (!brand.pages.includes('rewards'))
      report('', 'is there, and the brand has no page rewards, where it is claimed');
    checkCurrencies(own, data.bounds, (problem) => report('bounds', problem));
    for (const [index, country] of (data.countries ?? []).entries())
      if (country !== brand.country && !brand.countries.includes(country))
        report(`countries.${index}`, `the brand does not serve '${country}'`);
  }
}
