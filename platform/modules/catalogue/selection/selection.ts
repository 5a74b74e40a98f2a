import { DAY } from '@foyer/vocabulary/duration.ts';
import type { Selection } from '../../../plumbing/sites/index.ts';
import { comparePlaces, encodeCursor, type Placed } from '../cursor.ts';

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
        namedFirst(selection.first ?? []),
      );
    case 'newest':
      return newestFirst(games).slice(0, selection.count);
    case 'hand':
      return inOrder(
        games.filter(({ slug }) => selection.games.includes(slug)),
        namedFirst(selection.games),
      );
  }
}

/** The newest games of a studio beside the one that is looked at. */
export const related = <Game extends Sortable & { readonly studio: string }>(
  games: readonly Game[],
  { slug, studio }: Game,
): Placed<Game>[] => newestFirst(games.filter((game) => game.studio === studio && game.slug !== slug));

export const newestFirst = <Game extends Sortable>(games: readonly Game[]): Placed<Game>[] =>
  inOrder(games, byRelease);

/** Newest first, as a text that sorts: the digits of the date, taken from 99999999. */
const byRelease = ({ released }: Sortable): string =>
  String(99_999_999 - Number(released.replaceAll('-', ''))).padStart(8, '0');

/** The named in their order, then the others by release: no position has as many digits as a date. */
function namedFirst(slugs: readonly string[]): (game: Sortable) => string {
  const position = new Map(slugs.map((slug, index) => [slug, String(index).padStart(8, '0')]));
  return (game) => position.get(game.slug) ?? byRelease(game);
}

/** How long a game is shown as new. */
const NEW_FOR_MS = 14 * DAY;

export function isNew({ released }: Pick<Sortable, 'released'>, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(released);
  return ageMs >= 0 && ageMs < NEW_FOR_MS;
}

function inOrder<Game extends Sortable>(
  games: readonly Game[],
  rank: (game: Game) => string,
): Placed<Game>[] {
  return games
    .map((node) => ({ node, place: { rank: rank(node), slug: node.slug } }))
    .sort((a, b) => comparePlaces(a.place, b.place))
    .map(({ node, place }) => ({ node, cursor: encodeCursor(place) }));
}
