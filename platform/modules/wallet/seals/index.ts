export { auditSeals, type AuditedDays } from './auditSeals.ts';
export { ledgerKeysOf, newLedgerKey } from './ledgerKeys.ts';
export { readLastSealedEnd } from './readSeals.ts';
export { createSeals, type Seals } from './seals.ts';
