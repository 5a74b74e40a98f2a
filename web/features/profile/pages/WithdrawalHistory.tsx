import { NothingHere } from '../NothingHere.tsx';

/** PROF-11 */
export const WithdrawalHistory = () => <NothingHere page="withdrawal-history" drawing="ticket" />;
