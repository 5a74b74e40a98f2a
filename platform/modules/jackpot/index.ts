import type { ModuleDescription } from '../../infra/module.ts';

export { createJackpot, type Jackpot, type JackpotDeps } from './jackpot.ts';
export { auditPots } from './books/auditPots.ts';
export type { StagedWin } from './players/staged.ts';
export { settingsOf } from './settings.ts';
export { countUnpaidWins } from './players/unpaidWins.ts';

export const jackpotModule: ModuleDescription = {
  name: 'jackpot',
  migrations: { schema: 'jackpot', folder: new URL('./migrations/', import.meta.url) },
};
