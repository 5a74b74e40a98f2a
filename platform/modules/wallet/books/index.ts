export { readPendingDeposits } from './pendingDeposits.ts';
export { readTrialBalance } from './trialBalance.ts';
