import {
  GetGamanzaInfo,
  LoyaltyProgramPage,
  MissionsPage,
  TournamentsPage,
  type LoyaltyPartsFragment,
} from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export type LoyaltyPage = LoyaltyPartsFragment;

/** GQLO-23: what the page asks; the route table asks the same ahead. */
export const loyaltyQuery = () => createQuery(LoyaltyProgramPage, {});
/** GQLO-24 */
export const missionsQuery = () => createQuery(MissionsPage, {});
export const tournamentsQuery = () => createQuery(TournamentsPage, {});
/** GQLO-17: the player's status. */
export const statusQuery = () => createQuery(GetGamanzaInfo, {});
