import { DepositPage, WithdrawPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export const depositPageQuery = () => createQuery(DepositPage, {});
export const withdrawPageQuery = () => createQuery(WithdrawPage, {});
