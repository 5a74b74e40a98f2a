import { Frame, GameHistoryPage, type FrameQuery } from '@foyer/contract/generated/operations.ts';
import { question, type Question } from '../../transport/graphql/question.ts';
import { profilePageOf } from './profilePages.ts';

export const HISTORY_PAGE_SIZE = 20;

export const frameQuestion = () => question(Frame, {});
export const gameHistoryQuestion = () => question(GameHistoryPage, { first: HISTORY_PAGE_SIZE });

/** What a page of the profile asks; the route table runs the same question ahead of it. */
export const profileQuestion = (rest: string | undefined): Question<FrameQuery> =>
  profilePageOf(rest) === 'game-history' ? gameHistoryQuestion() : frameQuestion();
