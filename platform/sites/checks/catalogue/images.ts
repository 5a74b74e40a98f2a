import type { SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../reader/siteReader.ts';

/** An open game needs images of its own or a studio that provides them. */
export function checkImages(
  { games: offered, gameFiles, studios, studioServers }: SiteFiles,
  report: SiteReader['report'],
): void {
  const isOffered = new Set(offered);
  const withPictures = new Set(studioServers.filter(({ pictures }) => pictures).map(({ studio }) => studio));
  const withAddress = new Set(
    studios.filter(({ images, provider }) => images ?? withPictures.has(provider)).map(({ slug }) => slug),
  );
  for (const { file, path, games } of gameFiles)
    games.forEach((game, index) => {
      const { slug, studio, status, images } = game;
      if (isOffered.has(game) && status === 'open' && !images && !withAddress.has(studio))
        report(
          file,
          `${path}${index}.images`,
          `is missing for '${slug}', and its studio '${studio}' names no \`images\`, nor its server any \`pictures\``,
        );
    });
}
