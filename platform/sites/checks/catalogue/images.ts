import type { SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../siteReader.ts';

/** An open game has pictures of its own, or its studio says where they are. */
export function checkImages({ games, studios }: SiteFiles, report: SiteReader['report']): void {
  const withAddress = new Set(studios.filter(({ images }) => images).map(({ slug }) => slug));
  games.forEach(({ slug, studio, status, images }, index) => {
    if (status === 'open' && !images && !withAddress.has(studio))
      report(
        'catalogue/games.json',
        `${index}.images`,
        `is missing for '${slug}', and its studio '${studio}' names no \`images\``,
      );
  });
}
