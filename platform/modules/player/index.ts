export { createPlayers, type Players } from './playerService.ts';
export type { AccountState } from './accountState.ts';
export { isQuicklyResolved, playerBlocked, type Block, type PlayerAction } from './actions.ts';
export { playerByEmail } from './players.ts';
export type { PlayerRecord } from './record.ts';
