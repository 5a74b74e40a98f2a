export { readAccountCurrencies } from './accountCurrencies.ts';
export { readPendingDeposits } from './pendingDeposits.ts';
export { readLastAudits, recordAudit } from './auditResult.ts';
export { readTrialBalance } from './trialBalance.ts';
