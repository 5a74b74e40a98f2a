import { books, seals } from '../../../modules/wallet/index.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Services } from '../../services.ts';
import type { AddDatabaseGauge } from './databaseGauges.ts';

type LedgerServices = Pick<Services, 'regulator' | 'sites' | 'config'>;

const scopeOf = ({ readAll }: { readonly readAll: boolean }) => ({ scope: readAll ? 'all' : 'sinceSeal' });

/** Sealed days, audits and reports of the ledger. Days and audits have no value before the first one. */
export function registerLedgerMetrics(
  add: AddDatabaseGauge,
  { regulator, sites, config }: LedgerServices,
): void {
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
    labelNames: ['scope'],
    async read(queryable) {
      const audits = await books.readLastAudits(queryable);
      return audits.map((audit) => [scopeOf(audit), audit.at.getTime() / SECOND]);
    },
  });
  add({
    name: 'foyer_last_audit_passed',
    help: '1 if the last audit found no difference, else 0',
    labelNames: ['scope'],
    async read(queryable) {
      const audits = await books.readLastAudits(queryable);
      return audits.map((audit) => [scopeOf(audit), audit.isRight ? 1 : 0]);
    },
  });
  const licences = sites.reportingLicences.filter(({ licence }) =>
    Object.hasOwn(config.reportReceivers, licence),
  );
  add({
    name: 'foyer_regulator_report_waiting_since_timestamp_seconds',
    help: 'End of the first sealed day that the regulator of a licence has not received; 0 if it has all',
    labelNames: ['licence'],
    read: (queryable) =>
      Promise.all(
        licences.map(async (licence) => {
          const since = await regulator?.waitingSince(queryable, licence);
          return [{ licence: licence.licence }, since ? since.getTime() / SECOND : 0];
        }),
      ),
  });
}
