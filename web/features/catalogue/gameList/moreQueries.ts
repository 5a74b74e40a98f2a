import {
  GameCategorySlice,
  GameListSlice,
  StudioGames,
  type GameListSliceQueryVariables,
} from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import { SLICE_SIZE } from '../queries.ts';

/** GAME-12: so many more of a studio each time. */
const STUDIO_MORE = 30;

/** GAME-17: what goes with each question for more games. */
export type ReaderMarket = Pick<
  GameListSliceQueryVariables,
  'currencyCode' | 'ipCountryCode' | 'subDivision' | 'license' | 'locale'
>;

/** Where what is shown ends. */
export interface End {
  readonly after: string;
  readonly lastShownGameId: string;
}

// AMB-19: what is asked for beyond the page are content reads, and go to the second layer.
export const listSliceQuery = (slug: string, end: End, where: ReaderMarket) =>
  createQuery(GameListSlice, { listOfGamesSlug: slug, first: SLICE_SIZE, ...end, ...where }, 'content');
export const categorySliceQuery = (slug: string, end: End, where: ReaderMarket) =>
  createQuery(GameCategorySlice, { slug, first: SLICE_SIZE, ...end, ...where }, 'content');
export const studioGamesQuery = (slug: string, { after }: End, where: ReaderMarket) =>
  createQuery(StudioGames, { slug, first: STUDIO_MORE, after, ...where }, 'content');
