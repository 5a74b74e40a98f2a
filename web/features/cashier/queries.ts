import { DepositPage, WithdrawPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

/** Queries of the cashier's pages, including the player and the menu. The route table prefetches them. */
export const depositPageQuery = () => createQuery(DepositPage, {});
export const withdrawPageQuery = () => createQuery(WithdrawPage, {});
