import { sql } from 'kysely';
import { DAY } from '@foyer/domain/duration.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';

interface Chunk {
  readonly file: string;
  readonly number: number;
  readonly bytes: Buffer;
}

export const insertChunk = async (
  queryable: Queryable,
  { file, number, bytes }: Chunk,
  now: Date,
): Promise<void> =>
  void (await sql`insert into regulator.chunk (file, number, bytes, written_at)
    values (${file}, ${number}, ${bytes}, ${now})`.execute(queryable));

/** @throws Error for a file that is no longer stored */
export async function readChunk(queryable: Queryable, file: string, number: number): Promise<Buffer> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from regulator.chunk where file = ${file} and number = ${number}`.execute(queryable);
  return rows[0]?.bytes ?? missing();
}

function missing(): never {
  throw new Error('the file is no longer stored: write the day again');
}

export const deleteFile = async (queryable: Queryable, file: string): Promise<void> =>
  void (await sql`delete from regulator.chunk where file = ${file}`.execute(queryable));

/** Puts an identical file in the place of an earlier one, which may no longer be stored. */
export async function replaceFile(tx: Transaction, former: string, file: string): Promise<void> {
  await sql`update regulator.report set file = ${file} where file = ${former}`.execute(tx);
  await deleteFile(tx, former);
}

/** Files are stored for this long after their delivery; later a day can be written again. */
const STORED_DAYS = 35;

/** Deletes files that were delivered long ago, and those that belong to no report, such as of a node that stopped. */
export const deleteOldFiles = async (queryable: Queryable, now: Date): Promise<void> =>
  void (await sql`
    delete from regulator.chunk c where c.written_at < ${new Date(now.getTime() - DAY)} and not exists (
      select from regulator.report r where r.file = c.file
        and (r.delivered_at is null or r.delivered_at > ${new Date(now.getTime() - STORED_DAYS * DAY)}))`.execute(
    queryable,
  ));
