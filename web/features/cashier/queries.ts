import { DepositPage, WithdrawPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

/** What the cashier's pages ask, and the player and the menu with it; the route table asks the same ahead. */
export const depositPageQuery = () => createQuery(DepositPage, {});
export const withdrawPageQuery = () => createQuery(WithdrawPage, {});
