import {
  GetGamanzaInfo,
  LoyaltyProgramPage,
  MissionsPage,
  TournamentsPage,
  type LoyaltyPartsFragment,
} from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export type LoyaltyPage = LoyaltyPartsFragment;

/** GQLO-23: query of the loyalty page. The route table prefetches it. */
export const loyaltyQuery = () => createQuery(LoyaltyProgramPage, {});
export const missionsQuery = () => createQuery(MissionsPage, {});
export const tournamentsQuery = () => createQuery(TournamentsPage, {});
/** GQLO-17: the player's status. */
export const statusQuery = () => createQuery(GetGamanzaInfo, {});
