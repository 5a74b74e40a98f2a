import type pg from 'pg';
import { LONG_LIMITS, timedQuery } from '../limits.ts';

/** Runs a statement with its own time limit, because the pool's limit is meant for requests. */
export const runSql = <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<Row>> => client.query<Row>(timedQuery(text, values, LONG_LIMITS.responseMs));

/** @throws what `work` throws, after a rollback */
export async function inTransaction(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  try {
    await runSql(client, 'begin');
    await work();
    await runSql(client, 'commit');
  } catch (error) {
    // If the connection broke, the server rolls back by itself.
    await runSql(client, 'rollback').catch(() => {});
    throw error;
  }
}

/** @throws Error that names the file */
export async function runFile(client: pg.PoolClient, name: string, text: string): Promise<void> {
  try {
    await runSql(client, text);
  } catch (cause) {
    throw new SqlFileError(`${name} failed: ${String(cause)}`, { cause });
  }
}

/** A file that the database refused; `cause` is the database's error. */
export class SqlFileError extends Error {
  override readonly name = 'SqlFileError';
}
