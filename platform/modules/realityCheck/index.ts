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
export {
  createRealityCheck,
  type CheckEntry,
  type ClockedSession,
  type RealityCheck,
} from './realityCheck.ts';

export const realityCheckModule: ModuleDescription = {
  name: 'realityCheck',
  migrations: { schema: 'reality_check', folder: new URL('./migrations/', import.meta.url) },
};
