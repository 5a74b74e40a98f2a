import { RafflePage, type RafflePageQuery } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export type RaffleSettings = NonNullable<RafflePageQuery['raffleSettings']>;

/** GQLO-22: without a variable, because the platform takes the country from the player. */
export const rafflePageQuery = () => createQuery(RafflePage, {});
