import type { ModuleDescription } from '../../infra/module.ts';
import * as books from './books/index.ts';
import * as rounds from './games/rounds/presentRound.ts';
import * as seals from './seals/index.ts';

export { books, rounds, seals };
export { createWallet, type Wallet } from './wallet.ts';
export { presentBonus } from './bonus/presentBonus.ts';
export { auditLedger } from './books/audit.ts';
export { readStudioReport } from './games/studioReport.ts';
export type { WalletState } from './accounts.ts';
export type { GameSession, LargestWin } from './games/gameSession.ts';
export type { BonusGrant } from './bonus/bonusGrant.ts';
export type { Posted } from './posting/outcome.ts';
export { bet } from './recipes/bet.ts';
export { win } from './recipes/win.ts';
export { rollback } from './recipes/rollback.ts';
export { endRound } from './recipes/endRound.ts';
export { jackpotWin } from './recipes/jackpotWin.ts';
export { raffleWin } from './recipes/raffleWin.ts';
export { deposit } from './recipes/deposit.ts';
export { depositRefund } from './recipes/depositRefund.ts';
export { chargeback } from './recipes/chargeback.ts';
export { withdrawalInitiated, withdrawalRolledBack } from './recipes/withdrawal.ts';

export const walletModule: ModuleDescription = {
  name: 'wallet',
  migrations: { schema: 'wallet', folder: new URL('./migrations/', import.meta.url) },
};
