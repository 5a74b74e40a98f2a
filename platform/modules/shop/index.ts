import type { ModuleDescription } from '../../infra/module.ts';

export { createShop, type Bought, type Shop } from './shop.ts';
export type { Purchase } from './tables.ts';
export type { PointsLedger, PointsMember, PointsStatus, Spent } from './pointsLedger.ts';
export { auditPurchases, type PurchasesAudit } from './audit.ts';
export { GIVEN_BY, rewardKeyOf } from './reward.ts';

export const shopModule: ModuleDescription = {
  name: 'shop',
  migrations: { schema: 'shop', folder: new URL('./migrations/', import.meta.url) },
};
