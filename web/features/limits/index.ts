/** Pages for limits that players set for themselves, and notices about bets and deposits that a limit refused. */
export { LimitNotice } from './refusedBet/LimitNotice.tsx';
export { refusedBetIn, type RefusedBet } from './refusedBet/refusedBet.ts';
export { WaitingPeriod } from './WaitingPeriod.tsx';
export { phaseOf } from './limitStatus.ts';
export { GlobalLimits } from './GlobalLimits.tsx';
export { PlayerLimits } from './PlayerLimits.tsx';
export { TightestLimit } from './line/TightestLimit.tsx';
export type { Limits as DepositLimits } from './roomLeft.ts';
