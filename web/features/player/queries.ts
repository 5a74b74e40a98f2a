import {
  DashboardPage,
  DocumentsPage,
  Frame,
  GameHistoryPage,
  GlobalLimitsPage,
  LimitsPage,
  NotificationsPage,
  SelfExclusionPage,
  TransactionsPage,
  type FrameQuery,
  type TransactionType,
} from '@foyer/contract/generated/operations.ts';
import { createQuery, type Query } from '../../transport/graphql/query.ts';
import { profilePageOf, type ProfilePage } from './profilePages.ts';

export const HISTORY_PAGE_SIZE = 20;

const frameQuery = () => createQuery(Frame, {});
export const dashboardQuery = () => createQuery(DashboardPage, {});
export const documentsQuery = () => createQuery(DocumentsPage, {});
export const gameHistoryQuery = () => createQuery(GameHistoryPage, { first: HISTORY_PAGE_SIZE });
export const globalLimitsQuery = () => createQuery(GlobalLimitsPage, {});
export const limitsQuery = () => createQuery(LimitsPage, {});
export const notificationsQuery = () => createQuery(NotificationsPage, { first: HISTORY_PAGE_SIZE });
export const selfExclusionQuery = () => createQuery(SelfExclusionPage, {});
export const transactionsQuery = (type: TransactionType) =>
  createQuery(TransactionsPage, { type, first: HISTORY_PAGE_SIZE });

const QUERIES: Partial<Readonly<Record<ProfilePage, () => Query<FrameQuery>>>> = {
  dashboard: dashboardQuery,
  'deposit-history': () => transactionsQuery('Deposit'),
  'withdrawal-history': () => transactionsQuery('Withdrawal'),
  'game-history': gameHistoryQuery,
  documents: documentsQuery,
  notifications: notificationsQuery,
  limits: limitsQuery,
  'global-limits': globalLimitsQuery,
  'self-exclusion': selfExclusionQuery,
};

export function profileQuery(rest: string | undefined): Query<FrameQuery> {
  const page = profilePageOf(rest);
  return ((page && QUERIES[page]) ?? frameQuery)();
}
