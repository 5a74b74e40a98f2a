import type { SiteFiles } from './readSites.ts';
import type { SiteReader } from './siteReader.ts';

/** A brand with the page has a jackpot, with contributions in each of its currencies. */
export function checkJackpots({ brands }: SiteFiles, report: SiteReader['report']): void {
  for (const [name, { brand, jackpot }] of brands) {
    const file = `brands/${name}/jackpot.json`;
    const hasPage = brand.pages.includes('jackpot');
    if (!jackpot) {
      if (hasPage) report(file, '', 'is missing, and the brand has the page jackpot');
      continue;
    }
    if (!hasPage) report(file, '', 'is there, and the brand has no page jackpot');
    for (const currency of brand.currencies)
      if (!jackpot.contributions.has(currency))
        report(file, 'contributions', `have none in ${currency}, which accounts are kept in`);
  }
}
