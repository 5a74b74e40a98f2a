import { JackpotPage, type JackpotPartsFragment } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export type JackpotTerms = JackpotPartsFragment;

/**
 * GQLO-21: query of the jackpot page. The route table prefetches it. The platform takes the country from
 * the player.
 */
export const jackpotPageQuery = () => createQuery(JackpotPage, {});
