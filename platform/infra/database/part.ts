import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/** Runs `work` in a savepoint: if it throws, its changes are undone and the transaction stays usable. */
export async function partOf<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    await sql`release savepoint part`.execute(tx);
    throw error;
  }
}
