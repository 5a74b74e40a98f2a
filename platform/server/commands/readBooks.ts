import { ConfigError, readConfig } from '../../infra/config.ts';
import { openDatabase, type Database, type Transaction } from '../../infra/database/database.ts';
import { LONG_LIMITS } from '../../infra/database/limits.ts';
import { EmbeddedError } from '../../infra/database/embedded/index.ts';
import { reachDatabase } from './reachDatabase.ts';

/** An error that the user of the command can fix. */
export class BooksError extends Error {
  override readonly name = 'BooksError';
}

/**
 * Runs a ledger report in one snapshot, while bets continue. Prints what `read` returns and exits with 1 if
 * it reports a problem.
 */
export async function readBooks(
  command: string,
  read: (tx: Transaction) => Promise<{ readonly text: string; readonly isRight: boolean }>,
): Promise<void> {
  try {
    const { text, isRight } = await onLedger(read);
    process.stdout.write(`${text}\n`);
    process.exitCode = isRight ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${command}: ${explain(error)}\n`);
    process.exitCode = 1;
  }
}

async function onLedger<Result>(read: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const { url, release } = await reachDatabase(readConfig(process.env));
  const database = openDatabase(url, { connections: 1, limits: LONG_LIMITS });
  try {
    if (!(await hasLedger(database))) throw new BooksError('there is no ledger here yet: start Foyer once');
    return await database.query
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(read);
  } finally {
    await database.close();
    await release();
  }
}

async function hasLedger({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `select to_regclass('wallet.transfer') is not null as found`,
  );
  return rows[0]?.found === true;
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedError || error instanceof BooksError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
