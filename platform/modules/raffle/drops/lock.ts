import { sql } from 'kysely';
import type { Transaction } from '../../../infra/database/database.ts';

// Any constant does, as long as every node takes the same.
const LOCK = 0x0f0_7e7;

/** One look at the raffles at a time, whichever node does it; false while another does. */
export async function lockRaffles(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as held`.execute(
    tx,
  );
  return rows[0]?.held === true;
}

/** The same, once the look that is under way is done. */
export async function waitForRaffleLock(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}
