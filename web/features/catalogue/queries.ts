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
import { question } from '../../transport/graphql/query.ts';

/** GAME-09 */
export const SLICE_SIZE = 10;
/** GAME-12: the spotlight's and the list's, in one question. */
const STUDIO_FIRST = 20;

/** What each screen asks; the route table runs the same question ahead of it. */
export const lobbyQuestion = () => question(LobbyPage, { first: SLICE_SIZE });
export const gamesQuestion = () => question(GamesPage, { first: SLICE_SIZE });
export const gameQuestion = (slug: string) => question(GamePage, { slug, first: SLICE_SIZE });
export const gameListsQuestion = () => question(GameListsPage, {});
export const gameListQuestion = (slug: string) => question(GameListPage, { slug, first: SLICE_SIZE });
export const categoriesQuestion = () => question(GameCategoriesPage, {});
export const categoryQuestion = (slug: string) => question(GameCategoryPage, { slug, first: SLICE_SIZE });
export const studiosQuestion = () => question(GameStudiosPage, {});
export const studioQuestion = (slug: string) => question(GameStudioPage, { slug, first: STUDIO_FIRST });
