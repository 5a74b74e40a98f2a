export { auditApprovals } from './auditApprovals.ts';
export { neededApproval } from './neededApproval.ts';
export type { Approval } from '../tables.ts';
