/** What a player allows himself. */
export { PlayerLimits } from './PlayerLimits.tsx';
