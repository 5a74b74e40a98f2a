import { PromotionsPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export const promotionsQuery = () => createQuery(PromotionsPage, {});
