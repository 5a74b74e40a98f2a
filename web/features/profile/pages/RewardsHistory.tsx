import { NothingHere } from '../NothingHere.tsx';

/** PROF-08 */
export const RewardsHistory = () => <NothingHere page="rewards-history" drawing="ticket" />;
