import { dayAfter } from '@foyer/contract/wallet/seals/checkpoint.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { deleteOldFiles } from './chunks.ts';
import { deliverNext } from './deliverNext.ts';
import type { RegulatorDeps, ReportingLicence } from './ports.ts';
import { firstUndeliveredDay, lastWrittenDay, type Report } from './reports.ts';
import { writeReport } from './writeReport.ts';

/** Daily reports for the regulator of each licence that has one. Any node may call it; two at once do no harm. */
export function createRegulator(deps: RegulatorDeps) {
  return {
    /** Writes the next sealed day that is not written yet. @returns whether there was one */
    async writeNext(licence: ReportingLicence): Promise<boolean> {
      const day = await nextToWrite(deps, deps.database.query, licence);
      if (day === null) return false;
      await writeReport(deps, licence, { day, isAgain: false });
      await deleteOldFiles(deps.database.query, deps.clock.now());
      return true;
    },
    /** Writes a sealed day, and delivers it if its contents differ. @returns its report @throws Error if it is not sealed */
    writeAgain: (licence: ReportingLicence, day: string): Promise<Report> =>
      writeReport(deps, licence, { day, isAgain: true }),
    /** Goes on with the first report that waits. A failed one is repeated after a pause that doubles. */
    deliverNext: (licence: ReportingLicence): Promise<void> => deliverNext(deps, licence),
    /** The end of the first sealed day that the receiver does not have; null if it has all. */
    async waitingSince(queryable: Queryable, licence: ReportingLicence): Promise<Date | null> {
      const day =
        (await firstUndeliveredDay(queryable, licence.licence)) ??
        (await nextToWrite(deps, queryable, licence));
      return day === null ? null : new Date(Date.parse(`${day}T00:00:00Z`) + DAY);
    },
  };
}

export type Regulator = ReturnType<typeof createRegulator>;

async function nextToWrite(
  { days }: RegulatorDeps,
  queryable: Queryable,
  { licence, from }: ReportingLicence,
): Promise<string | null> {
  const last = await lastWrittenDay(queryable, licence);
  const next = last === null ? from : dayAfter(last);
  return days.nextDay(next > from ? next : from);
}
