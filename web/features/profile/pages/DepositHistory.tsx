import { NothingHere } from '../NothingHere.tsx';

/** PROF-03 */
export const DepositHistory = () => <NothingHere page="deposit-history" drawing="ticket" />;
