import { sql } from 'kysely';
import type { Transaction } from '../../../infra/database/database.ts';

// Any constant works, as long as all nodes use the same one.
const LOCK = 0x0f0_7e7;

/** Takes the cluster-wide raffle lock until `tx` ends. Returns false if another transaction has it. */
export async function lockRaffles(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as held`.execute(
    tx,
  );
  return rows[0]?.held === true;
}

/** Takes the cluster-wide raffle lock, waiting until it is free. */
export async function waitForRaffleLock(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}
