import { sql } from 'kysely';
import type { Transaction } from '../../infra/database/database.ts';
import { toLine, type Command, type PaymentReversal } from './command.ts';
import { OUTCOME_COLUMNS, readOutcome, type OutcomeRow, type Posted } from './outcome.ts';

/**
 * Posts one command and its event inside the caller's transaction. The caller wakes the relay after the
 * commit.
 * @throws Refusal
 */
export async function post(tx: Transaction, command: Command | PaymentReversal, at: Date): Promise<Posted> {
  const line = toLine(command);
  const outcome =
    command.verb === 'undoing'
      ? sql`wallet.reverse_payment(${JSON.stringify(line)}::jsonb, ${at})`
      : sql`wallet.post(${JSON.stringify([line])}::jsonb, ${at})`;
  const { rows } = await sql<OutcomeRow>`select ${sql.raw(OUTCOME_COLUMNS)} from ${outcome}`.execute(tx);
  return readOne(rows);
}

export type Verdict = 'posted' | 'voided';

/**
 * Concludes a pending transfer as posted or voided. Idempotent by verdict.
 * @throws Refusal UnknownTransfer, or TransactionConflict when it was concluded with the other verdict
 */
export async function conclude(
  tx: Transaction,
  { caller, key, verdict, at }: { caller: string; key: string; verdict: Verdict; at: Date },
): Promise<Posted> {
  const { rows } = await sql<OutcomeRow>`select ${sql.raw(OUTCOME_COLUMNS)}
    from wallet.end_pending(${caller}, ${key}, ${verdict}, ${at})`.execute(tx);
  return readOne(rows);
}

function readOne([row]: readonly OutcomeRow[]): Posted {
  if (!row) throw new TypeError('the ledger gave no answer');
  return readOutcome(row);
}
