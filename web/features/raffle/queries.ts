import { RafflePage, type RafflePageQuery } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export type RaffleSettings = NonNullable<RafflePageQuery['raffleSettings']>;

/** GQLO-22: what the page asks; the route table asks the same ahead. The platform knows a player's country. */
export const rafflePageQuery = () => createQuery(RafflePage, {});
