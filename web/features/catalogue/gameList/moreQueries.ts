import {
  GameCategorySlice,
  GameListSlice,
  StudioGames,
  type GameListSliceQueryVariables,
} from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import { SLICE_SIZE } from '../queries.ts';

/** GAME-12: page size for a studio's further games. */
const STUDIO_MORE = 30;

/** GAME-17: variables sent with each request for more games. */
export type ReaderMarket = Pick<
  GameListSliceQueryVariables,
  'currencyCode' | 'ipCountryCode' | 'subDivision' | 'license' | 'locale'
>;

/** Pagination cursor: the end of the loaded games. */
export interface End {
  readonly after: string;
  readonly lastShownGameId: string;
}

// AMB-19: further pages are content reads and go to the second layer.
export const listSliceQuery = (slug: string, end: End, where: ReaderMarket) =>
  createQuery(GameListSlice, { listOfGamesSlug: slug, first: SLICE_SIZE, ...end, ...where }, 'content');
export const categorySliceQuery = (slug: string, end: End, where: ReaderMarket) =>
  createQuery(GameCategorySlice, { slug, first: SLICE_SIZE, ...end, ...where }, 'content');
export const studioGamesQuery = (slug: string, { after }: End, where: ReaderMarket) =>
  createQuery(StudioGames, { slug, first: STUDIO_MORE, after, ...where }, 'content');
