import {
  GameCategorySlice,
  GameListSlice,
  StudioGames,
  type GameListSliceQueryVariables,
  type GamesPartsFragment,
} from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import type { Refinement } from '../refine/refinement.ts';
import { SLICE_SIZE } from '../queries.ts';

/** GAME-12: page size for a studio's further games. */
const STUDIO_MORE = 30;

/** Variables of each request for more games: the cursor, and the reader's market (GAME-17). */
export type More = Omit<
  GameListSliceQueryVariables,
  'listOfGamesSlug' | 'first' | 'after' | 'lastShownGameId' | keyof Refinement
> & {
  readonly after: string;
  readonly lastShownGameId: string;
};

/** Fetches the page after the cursor; null or undefined if the request failed. */
export type FetchMore = (graphql: Graphql, more: More) => Promise<GamesPartsFragment | null | undefined>;

// AMB-19: further pages of a list are read from `/api/graphql`, the path for content.
export const moreOfList =
  (slug: string, refinement: Refinement): FetchMore =>
  async (graphql, more) => {
    const variables = { listOfGamesSlug: slug, first: SLICE_SIZE, ...refinement, ...more };
    return (await graphql.query(GameListSlice, variables, 'content')).data?.gameList?.games;
  };
export const moreOfCategory =
  (slug: string, refinement: Refinement): FetchMore =>
  async (graphql, more) => {
    const variables = { slug, first: SLICE_SIZE, ...refinement, ...more };
    return (await graphql.query(GameCategorySlice, variables, 'content')).data?.gameCategory?.games;
  };
export const moreOfStudio =
  (slug: string, refinement: Refinement): FetchMore =>
  async (graphql, { lastShownGameId: _last, ...more }) => {
    const variables = { slug, first: STUDIO_MORE, ...refinement, ...more };
    return (await graphql.query(StudioGames, variables, 'content')).data?.gameStudio?.games;
  };
