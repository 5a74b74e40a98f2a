import {
  GameCategoriesPage,
  GameCategoryPage,
  GameListPage,
  GameListsPage,
  GamePage,
  GamesPage,
  GameStudioPage,
  GameStudiosPage,
  LobbyPage,
} from '@foyer/contract/generated/operations.ts';
import type { Countries } from '../../app/app.tsx';
import { createQuery } from '../../transport/graphql/query.ts';
import type { Refinement } from './refine/refinement.ts';

/** GAME-09: page size of a list. */
export const SLICE_SIZE = 10;
/** GAME-12: number of games in the first query of a studio's page, for its spotlight and its list. */
const STUDIO_FIRST = 20;

/** GQLO-06: only players have a lobby, and their site is that of their country. */
export const lobbyQuery = ({ country, ipCountryCode }: Countries) =>
  createQuery(LobbyPage, {
    first: SLICE_SIZE,
    countryCode: country,
    playerCountryCode: country,
    ipCountryCode,
    havePlayerCountryCode: true,
  });
export const gamesQuery = () => createQuery(GamesPage, { first: SLICE_SIZE });
export const gameQuery = (slug: string) => createQuery(GamePage, { slug, first: SLICE_SIZE });
export const gameListsQuery = () => createQuery(GameListsPage, {});
export const gameListQuery = (slug: string, refinement: Refinement) =>
  createQuery(GameListPage, { slug, first: SLICE_SIZE, ...refinement });
export const categoriesQuery = () => createQuery(GameCategoriesPage, {});
export const categoryQuery = (slug: string, refinement: Refinement) =>
  createQuery(GameCategoryPage, { slug, first: SLICE_SIZE, ...refinement });
export const studiosQuery = () => createQuery(GameStudiosPage, {});
export const studioQuery = (slug: string, refinement: Refinement) =>
  createQuery(GameStudioPage, { slug, first: STUDIO_FIRST, ...refinement });
