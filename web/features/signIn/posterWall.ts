import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import { imageSources, type ImageSources } from '@foyer/contract/catalogue/images.ts';

const COLUMNS = 4;
const ROWS = 5;

interface WallPoster extends ImageSources {
  readonly style: { readonly background?: string };
}

/** The columns of the decorative wall. Fewer posters than places are repeated. */
export function posterWall(posters: LobbySettings['signInPosters']): readonly (readonly WallPoster[])[] {
  const wall = posters.map(({ slug, imageVersion, colour }) => ({
    ...imageSources(`/images/games/${slug}?v=${imageVersion}`, 'portrait'),
    style: colour === null ? {} : { background: colour },
  }));
  return Array.from({ length: COLUMNS }, (_, column) =>
    Array.from({ length: ROWS }, (_none, row) => wall[(column * ROWS + row) % wall.length]).flatMap(
      (poster) => poster ?? [],
    ),
  );
}
