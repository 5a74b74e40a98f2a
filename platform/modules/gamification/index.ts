import type { ModuleDescription } from '../../infra/module.ts';

export { createGamification, type Gamification } from './gamification.ts';
export type { WaitingStake } from './tables.ts';
export type { GamificationPort, StakeReport } from './gamificationPort.ts';
export { isGamificationEnabled } from './rule.ts';
export { loyaltyRanks, rankAt, settingsOf, type LoyaltyRank } from './settings.ts';

export const gamificationModule: ModuleDescription = {
  name: 'gamification',
  migrations: { schema: 'gamification', folder: new URL('./migrations/', import.meta.url) },
};
