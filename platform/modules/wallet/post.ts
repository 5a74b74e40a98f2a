import { sql } from 'kysely';
import type { Transaction } from '../../infra/database/database.ts';
import { toLine, type Command, type Undoing } from './command.ts';
import { OUTCOME_COLUMNS, readOutcome, type OutcomeRow, type Posted } from './outcome.ts';

/**
 * Posts one command inside the caller's transaction, its event included. The caller wakes the relay after the commit.
 * @throws Refusal
 */
export async function post(tx: Transaction, command: Command | Undoing, at: Date): Promise<Posted> {
  const line = toLine(command);
  const outcome =
    command.verb === 'undoing'
      ? sql`wallet.undo(${JSON.stringify(line)}::jsonb, ${at})`
      : sql`wallet.post(${JSON.stringify([line])}::jsonb, ${at})`;
  const { rows } = await sql<OutcomeRow>`select ${sql.raw(OUTCOME_COLUMNS)} from ${outcome}`.execute(tx);
  return readOne(rows);
}

export type Verdict = 'posted' | 'voided';

/**
 * Ends a pending transfer; the same verdict twice has the effect of once.
 * @throws Refusal UnknownTransfer, or TransactionConflict when the other verdict was given already
 */
export async function conclude(
  tx: Transaction,
  { caller, key, verdict, at }: { caller: string; key: string; verdict: Verdict; at: Date },
): Promise<Posted> {
  const { rows } = await sql<OutcomeRow>`select ${sql.raw(OUTCOME_COLUMNS)}
    from wallet.conclude(${caller}, ${key}, ${verdict}, ${at})`.execute(tx);
  return readOne(rows);
}

function readOne([row]: readonly OutcomeRow[]): Posted {
  if (!row) throw new TypeError('the ledger gave no answer');
  return readOutcome(row);
}
