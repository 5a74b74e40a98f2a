import { PromotionsPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

/** OPEN-45: the page and each promotion on it, in one answer. */
export const promotionsQuery = () => createQuery(PromotionsPage, {});
