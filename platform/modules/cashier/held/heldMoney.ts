export { auditHeld, type HeldAudit } from './auditHeld.ts';
export { refundEffectOf } from './refundEffect.ts';
export { isPending } from './refunds.ts';
export { isReleasable } from './releasable.ts';
export type { HeldDeposit, Refund } from '../tables.ts';
