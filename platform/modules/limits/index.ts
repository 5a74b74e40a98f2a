import type { ModuleDescription } from '../../infra/module.ts';

export { createLimits, type Limits } from './limits.ts';
export type { ReadyRaise } from './notifications.ts';
export type { LimitStatus } from './limitStatus.ts';
export type { LimitStep } from './history.ts';
export { COUNTED_MS } from './playTime.ts';
export type { LimitChange } from './change.ts';
export type { SessionLimitStatus } from './sessionLimits.ts';
export type { AmountLimitKind, LimitName, LimitsOf } from './limitsOf.ts';
export { isRaise, leftOf } from './rules/room.ts';

export const limitsModule: ModuleDescription = {
  name: 'limits',
  migrations: { schema: 'limits', folder: new URL('./migrations/', import.meta.url) },
};
