import { POSTER_WIDTHS } from '@foyer/contract/catalogue/art.ts';
import type { Catalogue } from '../../modules/catalogue/index.ts';
import type { Sites } from '../../sites/index.ts';

/** Of each lobby so many rows, and of each row so many games, stand on a first screen. */
const ROWS = 3;
const GAMES = 8;
/** However many brands there are. */
const MOST = 300;

/**
 * The posters that the first visitors to the lobbies will ask for, as `<slug>.<format>-<width>.webp`, the first of each
 * lobby before the second of any: in the middle widths, which phones and desktops choose.
 */
export async function wantedPosters(
  catalogue: Pick<Catalogue, 'lobby'>,
  { brands }: Pick<Sites, 'brands'>,
): Promise<readonly string[]> {
  const shown = await Promise.all(
    brands.map(async (site) => {
      const { lobby } = await catalogue.lobby(site, site.settings.defaultLocale);
      return lobby
        .slice(0, ROWS)
        .flatMap(({ format, edges }) =>
          edges
            .slice(0, GAMES)
            .flatMap(({ node }) =>
              POSTER_WIDTHS[format].slice(1, -1).map((width) => `${node.slug}.${format}-${width}.webp`),
            ),
        );
    }),
  );
  const longest = Math.max(0, ...shown.map((files) => files.length));
  const inTurn = Array.from({ length: longest }, (_, place) => shown.flatMap((files) => files[place] ?? []));
  return [...new Set(inTurn.flat())].slice(0, MOST);
}
