import { ShopPage, type ShopPageQuery } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export type Shop = NonNullable<NonNullable<ShopPageQuery['viewer']>['shop']>;
export type Article = Shop['articles'][number];
export type Purchase = Shop['purchases'][number];

/** ROUTE-58: the articles, the player's points and purchases. */
export const shopQuery = () => createQuery(ShopPage, {});
