import { formatReportNote } from '@foyer/contract/regulator/reportNote.ts';
import { deleteFile, insertChunk, replaceFile } from './chunks.ts';
import type { RegulatorDeps, ReportingLicence } from './ports.ts';
import { insertReport, lockReport, type Report } from './reports.ts';
import { writeFile } from './writeFile.ts';

interface DayToWrite {
  readonly day: string;
  /** Whether other contents replace an earlier edition. */
  readonly isAgain: boolean;
}

/** Writes a day's file, then its report in one transaction. @throws Error unless the day agrees with its seal */
export async function writeReport(
  { database, clock, days, pseudonymKey, chunkBytes }: Omit<RegulatorDeps, 'deliver' | 'log'>,
  licence: ReportingLicence,
  { day, isAgain }: DayToWrite,
): Promise<Report> {
  const written = await writeFile({
    licence,
    day,
    days,
    pseudonymKey,
    chunkBytes,
    storeChunk: (chunk) => insertChunk(database.query, chunk, clock.now()),
  });
  const { file, bytes, sha256 } = written;
  return database.transaction(async (tx) => {
    const before = await lockReport(tx, licence.licence, day);
    if (before?.sha256 === sha256) {
      await replaceFile(tx, before.file, file);
      return { ...before, file };
    }
    if (before && !isAgain) {
      await deleteFile(tx, file);
      return before;
    }
    const edition = (before?.edition ?? 0) + 1;
    const note = days.sign(formatReportNote({ licence: licence.licence, day, edition, bytes, sha256 }));
    const report = { licence: licence.licence, day, edition, ...written, note, writtenAt: clock.now() };
    if (before) await deleteFile(tx, before.file);
    // Another node may have written the first edition meanwhile.
    if (!(await insertReport(tx, report, before))) await deleteFile(tx, file);
    return (await lockReport(tx, licence.licence, day)) ?? missing();
  });
}

function missing(): never {
  throw new TypeError('a report was written and is missing');
}
