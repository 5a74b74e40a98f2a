import type { SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../siteReader.ts';

/** A brand with the page has a raffle, with studios whose games its licence allows. */
export function checkRaffles({ brands, studios }: SiteFiles, report: SiteReader['report']): void {
  const known = new Map(studios.map((studio) => [studio.slug, studio]));
  for (const [name, { brand, raffle }] of brands) {
    const file = `brands/${name}/raffle.json`;
    const hasPage = brand.pages.includes('raffle');
    if (!raffle && hasPage) report(file, '', 'is missing, and the brand has the page raffle');
    if (raffle && !hasPage) report(file, '', 'is there, and the brand has no page raffle');
    for (const [index, slug] of (raffle?.studios ?? []).entries()) {
      const studio = known.get(slug);
      if (!studio) report(file, `studios.${index}`, `there is no studio '${slug}'`);
      else if (!studio.licences.includes(brand.licence))
        report(file, `studios.${index}`, `'${slug}' is not certified for the licence ${brand.licence}`);
    }
  }
}
