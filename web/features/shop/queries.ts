import { ShopPage, type ShopPageQuery } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export type Shop = NonNullable<NonNullable<ShopPageQuery['viewer']>['shop']>;
export type Article = Shop['articles'][number];
export type Purchase = Shop['purchases'][number];

/** ROUTE-58: the shelves, the points and what was bought. */
export const shopQuery = () => createQuery(ShopPage, {});
