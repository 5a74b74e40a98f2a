import { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Transaction } from '../../../infra/database/database.ts';

/** Runs one statement: with a pool in a commit of its own, otherwise in the transaction of the caller. */
export type RunStatement = <Row extends object>(
  statement: Statement,
) => Promise<{ readonly rows: readonly Row[] }>;

interface Statement {
  /** The name under which the statement is prepared, on connections that are kept. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export const runIn =
  (tx: Transaction): RunStatement =>
  <Row extends object>({ text, values }: Statement) =>
    tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));

export const runOn =
  (connection: pg.PoolClient): RunStatement =>
  <Row extends object>({ values, ...statement }: Statement) =>
    connection.query<Row>({ ...statement, values: [...values] });

/** Each statement commits alone. */
export const runAloneOn =
  (pool: pg.Pool): RunStatement =>
  <Row extends object>({ values, ...statement }: Statement) =>
    repeatAfterUpgrade(pool, () => pool.query<Row>({ ...statement, values: [...values] }));

/**
 * Repeats work that failed because a connection had prepared its statement before an upgrade changed a function: nothing
 * was written, and the pool has closed the connection. At most all connections are replaced in turn.
 */
export async function repeatAfterUpgrade<Result>(
  pool: pg.Pool,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let left = pool.options.max; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !isPreparedBeforeUpgrade(error)) throw error;
    }
  }
}

const FEATURE_NOT_SUPPORTED = '0A000';
const INTERNAL_ERROR = 'XX000';

/** The function that a prepared statement calls was dropped and created again, with another result or during the call. */
const isPreparedBeforeUpgrade = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  ((error.code === FEATURE_NOT_SUPPORTED && error.message.startsWith('cached plan ')) ||
    (error.code === INTERNAL_ERROR && error.message.startsWith('cache lookup failed for function ')));
