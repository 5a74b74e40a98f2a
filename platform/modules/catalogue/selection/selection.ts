import { DAY } from '@foyer/domain/duration.ts';
import type { Selection } from '../../../sites/index.ts';
import { comparePositions, encodeCursor, type CursorPosition, type Edge } from '../cursor.ts';
import { inSlices, mapInSlices } from '../../../infra/jobs/inSlices.ts';

interface Sortable {
  readonly slug: string;
  readonly category: string;
  /** ISO 8601 date. */
  readonly released: string;
}

/**
 * The games of a list in its order.
 * @param newest all games, newest first
 */
export function select<Game extends Sortable>(
  newest: readonly Edge<Game>[],
  selection: Selection,
): readonly Edge<Game>[] {
  switch (selection.by) {
    case 'category':
      return listedFirst(
        newest.filter(({ node }) => node.category === selection.category),
        selection.first ?? [],
      );
    case 'newest':
      return newest.slice(0, selection.count);
    case 'hand': {
      const requested = new Set(selection.games);
      return listedFirst(
        newest.filter(({ node }) => requested.has(node.slug)),
        selection.games,
      );
    }
  }
}

/** All games, sorted once; lists keep this order. */
export const newestFirst = <Game extends Sortable>(games: readonly Game[]): Promise<Edge<Game>[]> =>
  inOrder(games, byRelease);

/** A sort key for newest first: 99999999 minus the digits of the date. */
export const byRelease = ({ released }: Pick<Sortable, 'released'>): string =>
  String(99_999_999 - Number(released.replaceAll('-', ''))).padStart(8, '0');

/**
 * Returns the games of `slugs` in that order, then the others. A listed game's rank is its position, which sorts before
 * any date.
 */
function listedFirst<Game extends Sortable>(
  games: readonly Edge<Game>[],
  slugs: readonly string[],
): readonly Edge<Game>[] {
  if (slugs.length === 0) return games;
  const positions = new Map(slugs.map((slug, index) => [slug, index]));
  const named = games.flatMap(({ node }) => {
    const position = positions.get(node.slug);
    if (position === undefined) return [];
    return [{ node, position, cursor: encodeCursor({ rank: rankOf(position), slug: node.slug }) }];
  });
  return [
    ...named.sort((a, b) => a.position - b.position).map(({ node, cursor }) => ({ node, cursor })),
    ...games.filter(({ node }) => !positions.has(node.slug)),
  ];
}

const rankOf = (position: number): string => String(position).padStart(8, '0');

const NEW_FOR_MS = 14 * DAY;

export function isNew({ released }: Pick<Sortable, 'released'>, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(released);
  return ageMs >= 0 && ageMs < NEW_FOR_MS;
}

/**
 * Orders by rank, then by slug. Sorts in slices, so that other requests are served in between.
 * @param rank a text sort key of at most twelve digits
 */
export async function inOrder<Game extends { readonly slug: string }>(
  games: readonly Game[],
  rank: (game: Game) => string,
): Promise<Edge<Game>[]> {
  const byRank = new Map<string, Game[]>();
  await inSlices(games, (game) => {
    const own = rank(game);
    const others = byRank.get(own);
    if (others) others.push(game);
    else byRank.set(own, [game]);
  });
  const ranks = [...byRank].sort(([a], [b]) => (a < b ? -1 : 1));
  const places: { readonly node: Game; readonly place: CursorPosition }[] = [];
  await inSlices(ranks, ([own, alike]) => {
    const level = alike.map((node) => ({ node, place: { rank: own, slug: node.slug } }));
    places.push(...level.sort((a, b) => comparePositions(a.place, b.place)));
  });
  return mapInSlices(places, ({ node, place }) => ({ node, cursor: encodeCursor(place) }));
}
