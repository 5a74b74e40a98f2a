import {
  GetGamanzaInfo,
  LoyaltyProgramPage,
  MissionsPage,
  TournamentsPage,
  type LoyaltyPartsFragment,
} from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export type LoyaltyPage = LoyaltyPartsFragment;

export const loyaltyQuery = () => createQuery(LoyaltyProgramPage, {});
export const missionsQuery = () => createQuery(MissionsPage, {});
export const tournamentsQuery = () => createQuery(TournamentsPage, {});
/** GQLO-17: the player's status at the gamification provider. */
export const statusQuery = () => createQuery(GetGamanzaInfo, {});
