import {
  GetGamanzaInfo,
  LoyaltyProgramPage,
  MissionsPage,
  TournamentsPage,
  type LoyaltyPartsFragment,
} from '@foyer/contract/generated/operations.ts';
import { question } from '../../transport/graphql/query.ts';

export type LoyaltyPage = LoyaltyPartsFragment;

/** GQLO-23: what the page asks; the route table asks the same ahead. */
export const loyaltyQuestion = () => question(LoyaltyProgramPage, {});
/** GQLO-24 */
export const missionsQuestion = () => question(MissionsPage, {});
export const tournamentsQuestion = () => question(TournamentsPage, {});
/** GQLO-17: the player's status. */
export const statusQuestion = () => question(GetGamanzaInfo, {});
