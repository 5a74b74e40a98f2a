import type { ModuleDescription } from '../../plumbing/module.ts';

export { createLimits, type Limits, type LimitsOf } from './limits.ts';

export const limitsModule: ModuleDescription = {
  name: 'limits',
  migrations: { schema: 'limits', folder: new URL('./migrations/', import.meta.url) },
};
