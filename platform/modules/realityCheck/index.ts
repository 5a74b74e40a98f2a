import type { ModuleDescription } from '../../infra/module.ts';

export {
  countedFrom,
  isDue,
  periodOf,
  shortened,
  UNSERVED_PERIODS,
  type Counting,
  type Periods,
} from './period.ts';
export { createRealityCheck, type RealityCheck } from './realityCheck.ts';
export type { CheckEntry, ClockedSession } from './tables.ts';

export const realityCheckModule: ModuleDescription = {
  name: 'realityCheck',
  migrations: { schema: 'reality_check', folder: new URL('./migrations/', import.meta.url) },
};
