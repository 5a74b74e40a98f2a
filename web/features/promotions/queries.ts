import { PromotionsPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

/** OPEN-45: the page and all its promotions in one query. */
export const promotionsQuery = () => createQuery(PromotionsPage, {});
