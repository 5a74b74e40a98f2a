import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';

/** Whether the command of this caller with this key is posted. */
export async function isPosted(queryable: Queryable, caller: string, key: string): Promise<boolean> {
  const { rows } = await sql`select from wallet.command_key
    where caller = ${caller} and key = ${key}`.execute(queryable);
  return rows.length > 0;
}
