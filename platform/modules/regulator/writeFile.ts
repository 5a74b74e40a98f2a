import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { daySums } from '@foyer/contract/regulator/daySums.ts';
import { REPORT_VERSION, type ReportRecord } from '@foyer/contract/regulator/records.ts';
import type { ReportingLicence, SealedDays } from './ports.ts';
import { pseudonymOf } from './pseudonym.ts';

export interface FileToWrite {
  readonly licence: ReportingLicence;
  readonly day: string;
  readonly pseudonymKey: string;
  /** Size of all chunks but the last. */
  readonly chunkBytes: number;
  readonly days: Omit<SealedDays, 'nextDay' | 'sign'>;
  storeChunk(chunk: {
    readonly file: string;
    readonly number: number;
    readonly bytes: Buffer;
  }): Promise<void>;
}

export interface WrittenFile {
  readonly file: string;
  readonly bytes: bigint;
  readonly sha256: string;
}

/**
 * Writes the day's file in chunks, in as much memory as a batch of records needs. The same day has the same bytes.
 * @throws Error if the day is not sealed, or its records do not agree with its seal
 */
export async function writeFile(target: FileToWrite): Promise<WrittenFile> {
  const file = randomUUID();
  const hash = createHash('sha256');
  let bytes = 0n;
  let number = 0;
  const store = async (chunk: Buffer) => {
    hash.update(chunk);
    bytes += BigInt(chunk.length);
    await target.storeChunk({ file, number: number++, bytes: chunk });
  };
  await pipeline(Readable.from(linesOf(target)), createGzip(), async (compressed) => {
    for await (const chunk of inChunks(compressed, target.chunkBytes)) await store(chunk);
  });
  return { file, bytes, sha256: hash.digest('hex') };
}

async function* linesOf({ licence, day, days, pseudonymKey }: FileToWrite): AsyncGenerator<string, void> {
  const { licensee, brands } = licence;
  const seal = await days.day(day, brands);
  if (!seal) throw new Error(`${day} is not sealed`);
  const { checkpoint } = seal;
  yield lineOf({
    record: 'report',
    version: REPORT_VERSION,
    licence: licence.licence,
    licensee,
    day,
    brands: [...brands],
    checkpoint,
  } satisfies ReportRecord);
  const sums = daySums();
  for await (const records of days.records(day, brands)) {
    const lines = records.map((record) => {
      sums.add(record);
      const { player } = record;
      return lineOf({
        ...record,
        player: player === null ? null : pseudonymOf(pseudonymKey, licence.licence, player),
      });
    });
    yield lines.join('');
  }
  const end = sums.end();
  for (const part of ['totals', 'owed'] as const)
    if (JSON.stringify(end[part]) !== JSON.stringify(seal[part]))
      throw new Error(
        `the ${part} of ${day} under ${licence.licence} are not those of its seal: run npm run audit`,
      );
  yield lineOf(end);
}

const lineOf = (record: object): string => `${JSON.stringify(record)}\n`;

async function* inChunks(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer, void> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    parts.push(part);
    length += part.length;
    if (length < size) continue;
    let rest = Buffer.concat(parts);
    for (; rest.length >= size; rest = rest.subarray(size)) yield rest.subarray(0, size);
    parts = [rest];
    length = rest.length;
  }
  if (length > 0) yield Buffer.concat(parts);
}
