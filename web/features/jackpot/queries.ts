import { JackpotPage, type JackpotPartsFragment } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export type JackpotTerms = JackpotPartsFragment;

/** GQLO-21: the platform takes the country of a player from their account. */
export const jackpotPageQuery = (ipCountryCode: string) => createQuery(JackpotPage, { ipCountryCode });
