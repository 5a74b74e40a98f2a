import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** @param table with its schema, such as `cashback.week`; it is missing in a database that never had the module */
export async function tableExists(queryable: Queryable, table: string): Promise<boolean> {
  const { rows } = await sql<{ isPresent: boolean }>`
    select to_regclass(${table}) is not null as "isPresent"`.execute(queryable);
  return rows[0]?.isPresent === true;
}
