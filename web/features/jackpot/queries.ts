import { JackpotPage, type JackpotPartsFragment } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export type JackpotTerms = JackpotPartsFragment;

/** GQLO-21: what the page asks; the route table asks the same ahead. The platform knows a player's country. */
export const jackpotPageQuery = () => createQuery(JackpotPage, {});
