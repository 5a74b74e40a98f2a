/** What a player allows himself. */
export { LimitNotice } from './LimitNotice.tsx';
export { refusedBetIn, type RefusedBet } from './refusedBet.ts';
export { countdown } from './limitStatus.ts';
export { PlayerLimits } from './PlayerLimits.tsx';
export { PeriodCard } from './session/PeriodCard.tsx';
