import { ShopPage, type ShopPageQuery } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export type Shop = NonNullable<NonNullable<ShopPageQuery['viewer']>['shop']>;
export type Article = Shop['articles'][number];
export type Purchase = Shop['purchases'][number];

export const shopQuery = () => createQuery(ShopPage, {});
