import { RafflePage, type RafflePageQuery } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export type RaffleSettings = NonNullable<RafflePageQuery['raffleSettings']>;

/** GQLO-22: the platform takes the country of a player from their account. */
export const rafflePageQuery = (ipCountryCode: string) => createQuery(RafflePage, { ipCountryCode });
