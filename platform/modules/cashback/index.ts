import type { ModuleDescription } from '../../infra/module.ts';

export { createCashback, type Cashback, type Share, type ShareKey } from './cashback.ts';
export { auditCashback, type CashbackAudit } from './audit.ts';
export { cashbackOf } from './terms.ts';
export { isPaidWeek, weekAt, weeksToCalculate, type Week } from './week.ts';

export const cashbackModule: ModuleDescription = {
  name: 'cashback',
  migrations: { schema: 'cashback', folder: new URL('./migrations/', import.meta.url) },
};
