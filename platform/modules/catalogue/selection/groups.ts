import { comparePlaces, type Placed } from '../cursor.ts';
import { newestFirst, select } from './selection.ts';
import type { GameRow, ListRow } from '../tables.ts';

/** Games that stand together because of what they are. */
export interface Group {
  readonly slug: string;
  readonly games: readonly Placed<GameRow>[];
}

/**
 * The kinds there are games of, the largest first. A list that shows a kind has its order, so that the most played
 * stand first here too.
 */
export function categoriesOf(games: readonly GameRow[], lists: readonly ListRow[]): readonly Group[] {
  const slugs = [...new Set(games.map(({ category }) => category))];
  return slugs
    .map((slug) => ({ slug, games: gamesOf(slug, games, lists) }))
    .sort((a, b) => b.games.length - a.games.length || comparePlaces(named(a), named(b)));
}

/** The studios there are games of, by name, each with its newest first. */
export function studiosOf(games: readonly GameRow[]): readonly Group[] {
  const names = new Map(games.map(({ studio, studioName }) => [studio, studioName]));
  return [...names]
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'))
    .map(([slug]) => ({ slug, games: newestFirst(games.filter(({ studio }) => studio === slug)) }));
}

function gamesOf(category: string, games: readonly GameRow[], lists: readonly ListRow[]): Placed<GameRow>[] {
  const shown = lists.map(({ selection }) => selection).filter((selection) => selection.by === 'category');
  const selection = shown.find((one) => one.category === category);
  return selection
    ? select(games, selection)
    : newestFirst(games.filter((game) => game.category === category));
}

const named = ({ slug }: Group) => ({ rank: '', slug });
