export { auditHeld, type HeldAudit } from './auditHeld.ts';
export type { HeldDeposit } from './heldDeposits.ts';
export { refundEffectOf } from './refundEffect.ts';
export { isPending, type Refund } from './refunds.ts';
export { isReleasable } from './releasable.ts';
