import type { GamesPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { End } from './moreQueries.ts';

/** GAME-09, AMB-29: so many slices come by themselves; after that the player asks. */
const AUTOMATIC_SLICES = 2;
/** GAME-08 */
export const NEAR_END = '200px';

export interface Slices {
  readonly games: GamesPartsFragment['edges'];
  readonly pageInfo: GamesPartsFragment['pageInfo'];
  readonly loaded: number;
}

export const firstSlices = ({ edges, pageInfo }: GamesPartsFragment): Slices => ({
  games: edges,
  pageInfo,
  loaded: 0,
});

/** A game that moved up while the player read is not shown twice. */
export function withSlice(slices: Slices, { edges, pageInfo }: GamesPartsFragment): Slices {
  const known = new Set(slices.games.map(({ node }) => node.id));
  const news = edges.filter(({ node }) => !known.has(node.id));
  return { games: [...slices.games, ...news], pageInfo, loaded: slices.loaded + 1 };
}

/** Where what is shown ends; null when nothing comes behind it. */
export function endOf({ games, pageInfo }: Slices): End | null {
  const last = games.at(-1);
  if (!pageInfo.hasNextPage || pageInfo.endCursor === null || !last) return null;
  return { after: pageInfo.endCursor, lastShownGameId: last.node.id };
}

export const mayLoadItself = ({ pageInfo, loaded }: Slices): boolean =>
  pageInfo.hasNextPage && loaded < AUTOMATIC_SLICES;
