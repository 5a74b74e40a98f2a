import { JackpotPage, type JackpotPartsFragment } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export type JackpotTerms = JackpotPartsFragment;

/** GQLO-21: without a variable, because the platform takes the country from the player. */
export const jackpotPageQuery = () => createQuery(JackpotPage, {});
