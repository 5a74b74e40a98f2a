import { comparePositions, type Edge } from '../cursor.ts';
import { inSlices } from '../../../infra/jobs/inSlices.ts';
import type { GameRow, ListRow } from '../tables.ts';
import { select } from './selection.ts';

export interface Group {
  readonly slug: string;
  readonly games: readonly Edge<GameRow>[];
}

/**
 * The categories that have games, largest first. If a list shows the category, its order is used, so that
 * popular games come first.
 * @param newest all games, newest first
 */
export async function categoriesOf(
  newest: readonly Edge<GameRow>[],
  lists: readonly ListRow[],
): Promise<readonly Group[]> {
  const kinds = await groupBy(newest, ({ category }) => category);
  const shown = lists.map(({ selection }) => selection).filter((selection) => selection.by === 'category');
  return [...kinds]
    .map(([slug, games]) => {
      const selection = shown.find(({ category }) => category === slug);
      return { slug, games: selection ? select(games, selection) : games };
    })
    .sort((a, b) => b.games.length - a.games.length || comparePositions(named(a), named(b)));
}

/** The studios that have games, by name, with their newest games first. */
export async function studiosOf(newest: readonly Edge<GameRow>[]): Promise<readonly Group[]> {
  const studios = await groupBy(newest, ({ studio }) => studio);
  return [...studios.values()]
    .flatMap((games) =>
      games.slice(0, 1).map(({ node: { studio, studioName } }) => ({ studio, studioName, games })),
    )
    .sort((a, b) => a.studioName.localeCompare(b.studioName, 'en'))
    .map(({ studio, games }) => ({ slug: studio, games }));
}

/** Groups the games by name and keeps their order. */
async function groupBy(
  placed: readonly Edge<GameRow>[],
  nameOf: (game: GameRow) => string,
): Promise<ReadonlyMap<string, readonly Edge<GameRow>[]>> {
  const groups = new Map<string, Edge<GameRow>[]>();
  await inSlices(placed, (one) => {
    const name = nameOf(one.node);
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  });
  return groups;
}

const named = ({ slug }: Group) => ({ rank: '', slug });
