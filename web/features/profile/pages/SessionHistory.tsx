import { NothingHere } from '../NothingHere.tsx';

/** PROF-10 */
export const SessionHistory = () => <NothingHere page="session-history" drawing="curtain" />;
