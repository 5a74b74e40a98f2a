import type { GamesPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { More } from './moreGames.ts';

/** GAME-09, AMB-29: number of pages that load automatically; after them the player presses a button. */
const AUTOMATIC_SLICES = 2;
/** GAME-08: distance from the end at which the next page is loaded. */
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

/** Appends a page. A game that moved between pages while the player was reading is not listed twice. */
export function withSlice(slices: Slices, { edges, pageInfo }: GamesPartsFragment): Slices {
  const known = new Set(slices.games.map(({ node }) => node.id));
  const news = edges.filter(({ node }) => !known.has(node.id));
  return { games: [...slices.games, ...news], pageInfo, loaded: slices.loaded + 1 };
}

/** Cursor for the next page; null if there is none. */
export function endOf({ games, pageInfo }: Slices): Pick<More, 'after' | 'lastShownGameId'> | null {
  const last = games.at(-1);
  if (!pageInfo.hasNextPage || pageInfo.endCursor === null || !last) return null;
  return { after: pageInfo.endCursor, lastShownGameId: last.node.id };
}

export const mayLoadItself = ({ pageInfo, loaded }: Slices): boolean =>
  pageInfo.hasNextPage && loaded < AUTOMATIC_SLICES;
