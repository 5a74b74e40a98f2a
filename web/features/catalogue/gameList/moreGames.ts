import {
  GameCategorySlice,
  GameListSlice,
  StudioGames,
  type GameListSliceQueryVariables,
  type GamesPartsFragment,
} from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import { SLICE_SIZE } from '../queries.ts';

/** GAME-12: page size for a studio's further games. */
const STUDIO_MORE = 30;

/** Variables of each request for more games: the cursor, and the reader's market (GAME-17). */
export type More = Omit<
  GameListSliceQueryVariables,
  'listOfGamesSlug' | 'first' | 'after' | 'lastShownGameId'
> & {
  readonly after: string;
  readonly lastShownGameId: string;
};

/** Fetches the page after the cursor; null or undefined if the request failed. */
export type FetchMore = (graphql: Graphql, more: More) => Promise<GamesPartsFragment | null | undefined>;

// AMB-19: further pages of a list are read from `/api/graphql`, the path for content.
export const moreOfList =
  (slug: string): FetchMore =>
  async (graphql, more) =>
    (await graphql.query(GameListSlice, { listOfGamesSlug: slug, first: SLICE_SIZE, ...more }, 'content'))
      .data?.gameList?.games;
export const moreOfCategory =
  (slug: string): FetchMore =>
  async (graphql, more) =>
    (await graphql.query(GameCategorySlice, { slug, first: SLICE_SIZE, ...more }, 'content')).data
      ?.gameCategory?.games;
export const moreOfStudio =
  (slug: string): FetchMore =>
  async (graphql, { lastShownGameId: _last, ...more }) =>
    (await graphql.query(StudioGames, { slug, first: STUDIO_MORE, ...more }, 'content')).data?.gameStudio
      ?.games;
