import { NothingHere } from '../NothingHere.tsx';

/** PROF-04 */
export const Documents = () => <NothingHere page="documents" drawing="ticket" />;
