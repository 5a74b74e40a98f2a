import { reportFile } from '@foyer/contract/regulator/reportNote.ts';
import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { readChunk } from './chunks.ts';
import type { RegulatorDeps, ReportingLicence } from './ports.ts';
import { nextToDeliver, saveDelivered, saveFailed, type Report } from './reports.ts';

const FIRST_PAUSE_MS = MINUTE;
const LONGEST_PAUSE_MS = HOUR;

/** Goes on with the first report that waits. A failed one is repeated after a pause that doubles. */
export async function deliverNext(
  { database, clock, log, deliver, chunkBytes }: Omit<RegulatorDeps, 'days' | 'pseudonymKey'>,
  { licence }: ReportingLicence,
): Promise<void> {
  const report = await nextToDeliver(database.query, licence, clock.now());
  if (!report) return;
  const { file, day, failures } = report;
  try {
    const isWhole = await deliver({
      licence,
      name: reportFile(report),
      note: report.note,
      bytes: report.bytes,
      async read(position) {
        const chunk = await readChunk(database.query, file, Number(position / BigInt(chunkBytes)));
        return Uint8Array.from(chunk.subarray(Number(position % BigInt(chunkBytes))));
      },
    });
    if (isWhole && (await saveDelivered(database.query, { file, now: clock.now() })))
      log.info({ licence, day, failures }, 'a report was delivered to the regulator');
  } catch (error) {
    const now = clock.now();
    const reason = error instanceof Error ? error.message : String(error);
    if (failures === 0) log.warn({ licence, day, reason }, 'a report was not delivered to the regulator');
    const nextAttemptAt = new Date(now.getTime() + pauseAfter(report));
    await saveFailed(database.query, { file, now, error: reason, nextAttemptAt });
  }
}

/** The pause doubles with each failed attempt. */
const pauseAfter = ({ failures }: Report): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures, 16), LONGEST_PAUSE_MS);
