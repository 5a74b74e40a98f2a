import { GameListPage, GameListSlice, GamePage, LobbyPage } from '@foyer/contract/generated/operations.ts';
import { question } from '../../transport/graphql/question.ts';

/** GAME-09 */
const SLICE_SIZE = 10;

/** What each screen asks; the route table runs the same question ahead of it. */
export const lobbyQuestion = () => question(LobbyPage, { first: SLICE_SIZE });
export const gameQuestion = (slug: string) => question(GamePage, { slug, first: SLICE_SIZE });
export const gameListQuestion = (slug: string) => question(GameListPage, { slug, first: SLICE_SIZE });

/** AMB-19: further slices are content reads, and go to the second layer. */
export const sliceQuestion = (slug: string, after: string) =>
  question(GameListSlice, { listOfGamesSlug: slug, first: SLICE_SIZE, after }, 'content');
