import {
  DocumentsPage,
  Frame,
  GameHistoryPage,
  LimitsPage,
  SelfExclusionPage,
  TransactionsPage,
  type FrameQuery,
  type TransactionType,
} from '@foyer/contract/generated/operations.ts';
import { question, type Question } from '../../transport/graphql/query.ts';
import { profilePageOf, type ProfilePage } from './profilePages.ts';

export const HISTORY_PAGE_SIZE = 20;

export const frameQuestion = () => question(Frame, {});
export const documentsQuestion = () => question(DocumentsPage, {});
export const gameHistoryQuestion = () => question(GameHistoryPage, { first: HISTORY_PAGE_SIZE });
export const limitsQuestion = () => question(LimitsPage, {});
export const selfExclusionQuestion = () => question(SelfExclusionPage, {});
export const transactionsQuestion = (type: TransactionType) =>
  question(TransactionsPage, { type, first: HISTORY_PAGE_SIZE });

const QUESTIONS: Partial<Readonly<Record<ProfilePage, () => Question<FrameQuery>>>> = {
  'deposit-history': () => transactionsQuestion('Deposit'),
  'withdrawal-history': () => transactionsQuestion('Withdrawal'),
  'game-history': gameHistoryQuestion,
  documents: documentsQuestion,
  limits: limitsQuestion,
  'self-exclusion': selfExclusionQuestion,
};

/** What a page of the profile asks; the route table runs the same question ahead of it. */
export function profileQuestion(rest: string | undefined): Question<FrameQuery> {
  const page = profilePageOf(rest);
  return ((page && QUESTIONS[page]) ?? frameQuestion)();
}
