import { gameListPath } from '@foyer/contract/catalogue/paths.ts';
import type { Translate } from '../../../sites/index.ts';
import { encodeCursor } from '../cursor.ts';
import type { Popularity } from '../popularity.ts';
import type { IndexedGame, IndexedList } from './indexed.ts';

export const ALL_GAMES = 'all-games';
export const FAVOURITES = 'favourites';
export const MOST_PLAYED = 'most-played';

const MAX_MOST_PLAYED = 10;

interface PickedListsDeps {
  readonly translate: Translate;
  /** Undefined for a game that the site does not offer. */
  tileOf(slug: string, idx: number): IndexedGame | undefined;
}

/** Lists whose games are chosen at each request. */
export function pickedLists({ translate, tileOf }: PickedListsDeps) {
  const listOf = (slug: string, name: string, games: Iterable<string>): IndexedList => ({
    slug,
    name,
    format: 'portrait',
    isRanked: false,
    fromLevel: 1,
    path: gameListPath(slug),
    edges: [...games].flatMap((game, idx) => {
      const node = tileOf(game, idx);
      return node ? [{ node, cursor: encodeCursor({ rank: String(idx).padStart(8, '0'), slug: game }) }] : [];
    }),
  });
  return {
    /** @param slugs latest added first */
    favourites: (slugs: Iterable<string>) => listOf(FAVOURITES, translate('catalogue.favourites'), slugs),
    /** Null if nobody has played a game that this site offers. */
    mostPlayed(players: Popularity): IndexedList | null {
      const ranked = [...players].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
      const list = listOf(
        MOST_PLAYED,
        translate('catalogue.mostPlayed'),
        ranked.map(([slug]) => slug),
      );
      const edges = list.edges.slice(0, MAX_MOST_PLAYED);
      return edges.length > 0 ? { ...list, isRanked: true, edges } : null;
    },
  };
}
