import { IMAGE_WIDTHS } from '@foyer/contract/catalogue/images.ts';
import {
  gameSources,
  GAME_VARIANTS,
  type Catalogue,
  type ImageToLoad,
} from '../../modules/catalogue/index.ts';
import type { Sites } from '../../sites/index.ts';

/** Rows, and games per row, on the first screen of a lobby. */
const ROWS = 3;
const GAMES = 8;
/** Upper limit, however many brands there are. */
const MAX_IMAGES = 360;

/** Images that first-time visitors need: of the sign-in page, then heroes and tiles of each lobby in turn. */
export async function firstImages(
  catalogue: Pick<Catalogue, 'lobby'>,
  { brands, games, studios, studioServers }: Pick<Sites, 'brands' | 'games' | 'studios' | 'studioServers'>,
  /** Slugs of the games whose tiles the sign-in page shows. */
  signInGames: readonly string[] = [],
): Promise<readonly ImageToLoad[]> {
  const shown = await Promise.all(
    brands.map(async (site) => {
      const { heroes, lobby } = await catalogue.lobby(site, site.settings.defaultLocale);
      const hero = heroes
        .slice(0, 1)
        .flatMap(({ game: { slug } }) => [`${slug}/hero-1600`, `${slug}/hero-800`, `${slug}/lockup-960`]);
      const tiles = lobby
        .slice(0, ROWS)
        .flatMap(({ format, edges }) =>
          edges
            .slice(0, GAMES)
            .flatMap(({ node }) =>
              IMAGE_WIDTHS[format].slice(1, -1).map((width) => `${node.slug}/${format}-${width}`),
            ),
        );
      return [...hero, ...tiles];
    }),
  );
  const longest = Math.max(0, ...shown.map((names) => names.length));
  const inTurn = [
    ...signInGames.map((slug) => `${slug}/portrait-240`),
    ...Array.from({ length: longest }, (_, index) => shown.flatMap((names) => names[index] ?? [])).flat(),
    ...signInGames.map((slug) => `${slug}/portrait-360`),
  ];
  return [...new Set(inTurn)].slice(0, MAX_IMAGES).flatMap(imageNamed);

  function imageNamed(name: string): ImageToLoad[] {
    const [slug, file = ''] = name.split('/');
    const game = games.find((one) => one.slug === slug);
    const variant = GAME_VARIANTS.get(file);
    const studio = studios.find((one) => one.slug === game?.studio);
    if (!game || !variant) return [];
    const source = gameSources(game, studio, studioServers)[variant.format];
    return source === undefined ? [] : [{ source, variant }];
  }
}
