import { CashbackPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export const cashbackPageQuery = () => createQuery(CashbackPage, {});
