import type { SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../reader/siteReader.ts';
import { brandsWithPage } from '../pageFiles.ts';

/** The studios of a raffle must exist and be certified for the brand's licence. */
export function checkRaffles(files: SiteFiles, reportFile: SiteReader['report']): void {
  const studios = new Map(files.studios.map((studio) => [studio.slug, studio]));
  const page = { page: 'raffle', file: 'raffle' } as const;
  for (const { files: own, data, report } of brandsWithPage(files, page, reportFile)) {
    const { licence } = own.brand;
    for (const [index, slug] of data.studios.entries()) {
      const studio = studios.get(slug);
      if (!studio) report(`studios.${index}`, `there is no studio '${slug}'`);
      else if (!studio.licences.includes(licence))
        report(`studios.${index}`, `'${slug}' is not certified for the licence ${licence}`);
    }
  }
}
