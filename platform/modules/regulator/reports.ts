import { sql } from 'kysely';
import type { Licence } from '@foyer/domain/licence.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';

/** A day's report and how far it is. */
export interface Report {
  readonly licence: Licence;
  /** UTC day, such as `2026-11-23`. */
  readonly day: string;
  readonly edition: number;
  readonly file: string;
  readonly bytes: bigint;
  /** In hex. */
  readonly sha256: string;
  readonly note: string;
  readonly writtenAt: Date;
  /** Null while the receiver does not have it. */
  readonly deliveredAt: Date | null;
  /** Failed attempts since the last success. */
  readonly failures: number;
  readonly failingSince: Date | null;
  readonly nextAttemptAt: Date | null;
  readonly lastError: string | null;
}

const COLUMNS = sql`licence, day::text as day, edition, file, bytes, sha256, note, written_at as "writtenAt",
  delivered_at as "deliveredAt", failures, failing_since as "failingSince", next_attempt_at as "nextAttemptAt",
  last_error as "lastError"`;

/** The latest reports, last day first. @param first how many */
export async function listReports(queryable: Queryable, first: number): Promise<readonly Report[]> {
  const { rows } = await sql<Report>`
    select ${COLUMNS} from regulator.report order by day desc, licence limit ${first}`.execute(queryable);
  return rows;
}

/** The report of a day, locked until the end of a transaction. */
export async function lockReport(tx: Transaction, licence: Licence, day: string): Promise<Report | null> {
  const { rows } = await sql<Report>`
    select ${COLUMNS} from regulator.report where licence = ${licence} and day = ${day}::date for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** The last day that is written; null before the first. */
export async function lastWrittenDay(queryable: Queryable, licence: Licence): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from regulator.report where licence = ${licence}`.execute(queryable);
  return rows[0]?.day ?? null;
}

export async function firstUndeliveredDay(queryable: Queryable, licence: Licence): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(day)::text as day from regulator.report
    where licence = ${licence} and delivered_at is null`.execute(queryable);
  return rows[0]?.day ?? null;
}

/** The first report that waits for an attempt. */
export async function nextToDeliver(
  queryable: Queryable,
  licence: Licence,
  now: Date,
): Promise<Report | null> {
  const { rows } = await sql<Report>`
    select ${COLUMNS} from regulator.report
    where licence = ${licence} and delivered_at is null and (next_attempt_at is null or next_attempt_at <= ${now})
    order by day limit 1`.execute(queryable);
  return rows[0] ?? null;
}

export type NewReport = Pick<
  Report,
  'licence' | 'day' | 'edition' | 'file' | 'bytes' | 'sha256' | 'note' | 'writtenAt'
>;

/** Replaces an earlier edition. @returns false if another node has written the first edition meanwhile */
export async function insertReport(
  tx: Transaction,
  report: NewReport,
  replaces: Report | null,
): Promise<boolean> {
  if (replaces) await sql`delete from regulator.report where file = ${replaces.file}`.execute(tx);
  const { numAffectedRows } = await sql`
    insert into regulator.report (licence, day, edition, file, bytes, sha256, note, written_at)
    values (${report.licence}, ${report.day}::date, ${report.edition}, ${report.file}, ${report.bytes},
            ${report.sha256}, ${report.note}, ${report.writtenAt}) on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

type Attempted = Pick<Report, 'file'> & { readonly now: Date };

/** @returns false if it was delivered already, or replaced by another edition */
export async function saveDelivered(queryable: Queryable, { file, now }: Attempted): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update regulator.report set delivered_at = ${now}, failures = 0, failing_since = null, next_attempt_at = null,
      last_error = null
    where file = ${file} and delivered_at is null`.execute(queryable);
  return numAffectedRows === 1n;
}

export async function saveFailed(
  queryable: Queryable,
  { file, now, error, nextAttemptAt }: Attempted & { readonly error: string; readonly nextAttemptAt: Date },
): Promise<void> {
  await sql`
    update regulator.report set failures = failures + 1, failing_since = coalesce(failing_since, ${now}),
      next_attempt_at = ${nextAttemptAt}, last_error = ${error}
    where file = ${file} and delivered_at is null`.execute(queryable);
}

/** Delivers a report again, at once. @returns false if there is none of this day */
export async function requestDelivery(queryable: Queryable, licence: Licence, day: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update regulator.report set delivered_at = null, next_attempt_at = null
    where licence = ${licence} and day = ${day}::date`.execute(queryable);
  return numAffectedRows === 1n;
}
