import { CashbackPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

/** ROUTE-56: the scheme, the weeks, and the status of the rewards they were paid as. */
export const cashbackPageQuery = () => createQuery(CashbackPage, {});
