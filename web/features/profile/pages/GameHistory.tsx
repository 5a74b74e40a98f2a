import { NothingHere } from '../NothingHere.tsx';

/** PROF-05 */
export const GameHistory = () => <NothingHere page="game-history" drawing="curtain" />;
