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

/**
 * Each statement commits alone. One that was prepared before an upgrade changed a function is run again: nothing was
 * written, and the pool has closed the connection that had prepared it.
 */
export const runAloneOn =
  (pool: pg.Pool): RunStatement =>
  async <Row extends object>({ values, ...statement }: Statement) => {
    for (let connections = pool.options.max; ; connections--) {
      try {
        return await pool.query<Row>({ ...statement, values: [...values] });
      } catch (error) {
        if (connections === 0 || !isPreparedBeforeUpgrade(error)) throw error;
      }
    }
  };

const FEATURE_NOT_SUPPORTED = '0A000';
const INTERNAL_ERROR = 'XX000';

/** The function that a prepared statement calls was dropped and created again, with another result or during the call. */
export const isPreparedBeforeUpgrade = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  ((error.code === FEATURE_NOT_SUPPORTED && error.message.startsWith('cached plan ')) ||
    (error.code === INTERNAL_ERROR && error.message.startsWith('cache lookup failed for function ')));
