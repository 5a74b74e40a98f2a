import type { SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../reader/siteReader.ts';

/** An open game needs images of its own or a studio that provides them. */
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
