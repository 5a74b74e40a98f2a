import type { Selection } from '../../plumbing/sites/index.ts';
import { comparePlaces, encodeCursor, type Placed } from './cursor.ts';

interface Sortable {
  readonly slug: string;
  readonly category: string;
  /** ISO 8601 date. */
  readonly released: string;
}

/** The games of a list, in its order. */
export function select<Game extends Sortable>(games: readonly Game[], selection: Selection): Placed<Game>[] {
  switch (selection.by) {
    case 'category':
      return inOrder(
        games.filter(({ category }) => category === selection.category),
        byRelease,
      );
    case 'newest':
      return inOrder(games, byRelease).slice(0, selection.count);
    case 'hand': {
      const position = new Map(selection.games.map((slug, index) => [slug, index]));
      return inOrder(
        games.filter(({ slug }) => position.has(slug)),
        ({ slug }) => String(position.get(slug)).padStart(6, '0'),
      );
    }
  }
}

/** The newest games of a studio beside the one that is looked at. */
export const related = <Game extends Sortable & { readonly studio: string }>(
  games: readonly Game[],
  { slug, studio }: Game,
): Placed<Game>[] =>
  inOrder(
    games.filter((game) => game.studio === studio && game.slug !== slug),
    byRelease,
  );

/** Newest first, as a text that sorts: the digits of the date, taken from 99999999. */
const byRelease = ({ released }: Sortable): string =>
  String(99_999_999 - Number(released.replaceAll('-', ''))).padStart(8, '0');

function inOrder<Game extends Sortable>(
  games: readonly Game[],
  rank: (game: Game) => string,
): Placed<Game>[] {
  return games
    .map((node) => ({ node, place: { rank: rank(node), slug: node.slug } }))
    .sort((a, b) => comparePlaces(a.place, b.place))
    .map(({ node, place }) => ({ node, cursor: encodeCursor(place) }));
}
