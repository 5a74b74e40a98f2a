import { books, seals } from '../../../modules/wallet/index.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { AddDatabaseGauge } from './databaseGauges.ts';

/** Sealed days and audits of the ledger. They have no value before the first one. */
export function registerLedgerMetrics(add: AddDatabaseGauge): void {
  add({
    name: 'foyer_last_sealed_day_end_timestamp_seconds',
    help: 'End of the last sealed day of the ledger',
    async read(queryable) {
      const end = await seals.readLastSealedEnd(queryable);
      return end === null ? [] : [[{}, end.getTime() / SECOND]];
    },
  });
  add({
    name: 'foyer_last_audit_timestamp_seconds',
    help: 'When `npm run audit` last ran to its end',
    async read(queryable) {
      const audit = await books.readLastAudit(queryable);
      return audit === null ? [] : [[{}, audit.at.getTime() / SECOND]];
    },
  });
  add({
    name: 'foyer_last_audit_right',
    help: '1 if the last audit found no difference, else 0',
    async read(queryable) {
      const audit = await books.readLastAudit(queryable);
      return audit === null ? [] : [[{}, audit.isRight ? 1 : 0]];
    },
  });
}
