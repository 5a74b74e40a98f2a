import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queryable } from './database.ts';

const POLL_MS = 50;

/**
 * Waits until every transaction has ended that began to write before this call.
 * @returns false if one still runs after `withinMs`
 */
export async function earlierTransactionsEnd(queryable: Queryable, withinMs: number): Promise<boolean> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(queryable);
  for (let waitedMs = 0; waitedMs < withinMs; waitedMs += POLL_MS) {
    const { rows: ended } = await sql<{ have: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) >= ${rows[0]?.next}::xid8 as have`.execute(queryable);
    if (ended[0]?.have) return true;
    await delay(POLL_MS);
  }
  return false;
}
