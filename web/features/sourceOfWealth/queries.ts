import { SourceOfWealthPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export const sourceOfWealthQuery = () => createQuery(SourceOfWealthPage, {});
