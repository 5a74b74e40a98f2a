import { SourceOfWealthPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

/** ROUTE-72 */
export const sourceOfWealthQuery = () => createQuery(SourceOfWealthPage, {});
