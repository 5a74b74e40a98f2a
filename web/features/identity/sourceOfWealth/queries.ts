import { SourceOfWealthPage } from '@foyer/contract/generated/operations.ts';
import { question } from '../../../transport/graphql/query.ts';

/** ROUTE-72 */
export const sourceOfWealthQuestion = () => question(SourceOfWealthPage, {});
