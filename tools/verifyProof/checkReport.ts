import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { daySums, presentOwed } from '@foyer/contract/regulator/daySums.ts';
import { reportLine, type EndRecord, type ReportRecord } from '@foyer/contract/regulator/records.ts';
import { parseReportNote, reportFile } from '@foyer/contract/regulator/reportNote.ts';
import { parseCheckpoint } from '@foyer/contract/wallet/seals/checkpoint.ts';
import { isSigned, parseNote, type NoteKey } from '@foyer/contract/wallet/seals/signedNote.ts';
import { toCurrency } from '@foyer/domain/currency.ts';
import { readKeys, type Result } from './check.ts';

export interface GivenReport {
  /** The compressed file. */
  readonly file: string;
  /** File with its signed note. */
  readonly note: string;
  /** Public keys, or a file with one a line. */
  readonly keys: string;
}

/** Verifies a report with nothing of the platform but its public keys, in little memory. */
export async function checkReport(given: GivenReport): Promise<Result> {
  const keys = await readKeys(given.keys);
  try {
    const signed = parseNote(await readFile(given.note, 'utf8'));
    if (!(await isSigned(signed, keys))) return wrong('no known key signed the note');
    const note = parseReportNote(signed.text);
    const { sha256, bytes, report, end } = await readReport(given.file);
    if (sha256 !== note.sha256 || bytes !== note.bytes)
      return wrong('the file is not the one that was signed');
    if (report.licence !== note.licence || report.day !== note.day)
      return wrong('the file is of another licence or day than its note');
    const problem = await checkSeal(report, end, keys);
    if (problem !== null) return wrong(problem);
    const { sessions, transactions, conclusions, balances } = end;
    return {
      isRight: true,
      lines: [
        `${reportFile(note)}: ${sessions} sessions, ${transactions} transactions, ${conclusions} conclusions and ${balances} balances`,
        `its balances are those of the checkpoint of ${note.day}`,
      ],
    };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof v.ValiError) return wrong(error.message);
    // A damaged file cannot be decompressed.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      return wrong(`the file is damaged: ${error.message}`);
    throw error;
  }
}

const wrong = (line: string): Result => ({ isRight: false, lines: [line] });

interface ReadReport {
  readonly sha256: string;
  readonly bytes: bigint;
  readonly report: ReportRecord;
  readonly end: EndRecord;
}

/** @throws SyntaxError, ValiError for a file that is no report, or whose sums are not those of its lines */
async function readReport(file: string): Promise<ReadReport> {
  const hash = createHash('sha256');
  let bytes = 0n;
  const lines = new PassThrough();
  const reading = pipeline(
    createReadStream(file),
    async function* measure(parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        hash.update(part);
        bytes += BigInt(part.length);
        yield part;
      }
    },
    createGunzip(),
    lines,
  );
  const [contents] = await Promise.all([readLines(lines), reading]);
  return { ...contents, sha256: hash.digest('hex'), bytes };
}

async function readLines(input: PassThrough): Promise<Pick<ReadReport, 'report' | 'end'>> {
  const sums = daySums();
  let report: ReportRecord | null = null;
  let end: EndRecord | null = null;
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    const line = v.parse(reportLine, JSON.parse(text));
    if ((report === null) !== (line.record === 'report') || end !== null)
      throw new SyntaxError(`a line '${line.record}' is out of place`);
    if (line.record === 'report') report = line;
    else if (line.record === 'end') end = line;
    else sums.add(line);
  }
  if (!report || !end) throw new SyntaxError('the file is not complete');
  if (JSON.stringify(sums.end()) !== JSON.stringify(end))
    throw new SyntaxError('the sums of the last line are not those of the lines before it');
  return { report, end };
}

/** @returns why the file does not agree with the checkpoint in it; null if it does */
async function checkSeal(
  { checkpoint, day, brands }: ReportRecord,
  { owed }: EndRecord,
  keys: readonly NoteKey[],
): Promise<string | null> {
  const signed = parseNote(checkpoint);
  if (!(await isSigned(signed, keys))) return 'no known key signed the checkpoint in the file';
  const sealed = parseCheckpoint(signed.text);
  if (sealed.day !== day) return 'the checkpoint in the file is of another day';
  const books = sealed.books.filter(({ brand }) => brands.includes(brand));
  const published = presentOwed(books.map((book) => ({ ...book, currency: toCurrency(book.currency) })));
  return JSON.stringify(published) === JSON.stringify(owed)
    ? null
    : 'the balances are not those of the checkpoint';
}
