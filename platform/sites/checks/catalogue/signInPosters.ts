import { createHash } from 'node:crypto';
import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { BrandFile } from '@foyer/sites/schema/brand.ts';
import { offeredGames } from './studioServers.ts';
import type { SiteFiles } from '../../siteFiles.ts';

const POSTERS = 20;

/** Games for the sign-in page of a brand: at regular intervals of its catalogue, so that they differ. */
export function signInPosters(
  { switchedOff, ...files }: Pick<SiteFiles, 'games' | 'studios' | 'switchedOff'>,
  brand: Pick<BrandFile, 'brand' | 'licence' | 'currencies'>,
): LobbySettings['signInPosters'] {
  const isOff = ({ slug, studio, category }: SiteFiles['games'][number]): boolean =>
    switchedOff.some(
      ({ games = [], studios = [], categories = [], brands }) =>
        (brands?.includes(brand.brand) ?? true) &&
        (games.includes(slug) || studios.includes(studio) || categories.includes(category)),
    );
  const offered = offeredGames(files, brand).filter((game) => !isOff(game));
  const count = Math.min(POSTERS, offered.length);
  return Array.from({ length: count }, (_, index) => offered[Math.floor((index * offered.length) / count)])
    .flatMap((game) => game ?? [])
    .map((game) => {
      const ofStudio = files.studios.find(({ slug }) => slug === game.studio)?.images;
      const sources = JSON.stringify([game.lookupId, game.images, ofStudio]);
      const imageVersion = createHash('sha256').update(sources).digest('hex').slice(0, 8);
      return { slug: game.slug, imageVersion, colour: game.colours?.tile ?? null };
    });
}
