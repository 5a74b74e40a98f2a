import type { ModuleDescription } from '../../infra/module.ts';

export { auditDrops, type DropsAudit } from './audit/auditDrops.ts';
export { auditPrizes } from './audit/auditPrizes.ts';
export { createRaffle, type Raffle, type RaffleDeps } from './raffle.ts';
export { settingsOf } from './settings.ts';
export { countUnpaidPrizes } from './drops/unpaid.ts';

export const raffleModule: ModuleDescription = {
  name: 'raffle',
  migrations: { schema: 'raffle', folder: new URL('./migrations/', import.meta.url) },
};
