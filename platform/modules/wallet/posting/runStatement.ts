import { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Transaction } from '../../../infra/database/database.ts';
import { isLockTimeout } from '../../../infra/database/unavailable.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Copy } from './batch/copyRows.ts';
import { QueryWithCopies } from './batch/queryWithCopies.ts';
import { isConflict } from './batch/conflict.ts';

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

const runOn =
  (connection: pg.PoolClient): RunStatement =>
  <Row extends object>({ values, ...statement }: Statement) =>
    connection.query<Row>({ ...statement, values: [...values] });

/**
 * Runs work in a transaction of its own, repeated after an upgrade. An error rolls it back.
 * @param lockMs how long to wait for a lock; by default as long as the pool says
 */
export const runInTransaction = <Result>(
  pool: pg.Pool,
  work: (run: RunStatement) => Promise<Result>,
  lockMs?: number,
): Promise<Result> =>
  repeatAfterUpgrade(pool, async () => {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      await client.query(lockMs === undefined ? 'begin' : `begin; set local lock_timeout = ${lockMs}`);
      const result = await work(runOn(client));
      await client.query('commit');
      return result;
    } catch (error) {
      failure = await rollBack(client, error);
      throw error;
    } finally {
      client.release(failure);
    }
  });

/** @returns why the connection cannot be reused, such as a transaction that may still be open */
async function rollBack(client: pg.PoolClient, cause: unknown): Promise<Error | undefined> {
  if (!isConnectionKept(cause)) return toError(cause);
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return toError(error);
  }
}

/** Each statement commits alone. */
export const runAloneOn =
  (pool: pg.Pool): RunStatement =>
  <Row extends object>({ values, ...statement }: Statement) =>
    repeatAfterUpgrade(pool, () =>
      onConnectionOf(pool, (client) => client.query<Row>({ ...statement, values: [...values] })),
    );

/** Runs a statement and then copies rows, in one commit and one round trip. */
export const runWithCopies = async (
  pool: pg.Pool,
  { values, ...statement }: Statement,
  copies: readonly Copy[],
): Promise<void> => {
  await repeatAfterUpgrade(pool, () => {
    const query: pg.QueryConfig = new QueryWithCopies({ ...statement, values: [...values] }, copies);
    // `pg` returns no promise for a query that is an object of a class.
    return onConnectionOf(
      pool,
      (client) =>
        new Promise<void>((resolve, reject) => {
          client.query(query, (error: Error | null) => (error ? reject(error) : resolve()));
        }),
    );
  });
};

/** Runs one statement that commits alone. `pool.query` would close the connection after any error. */
async function onConnectionOf<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    if (!isConnectionKept(error)) failure = toError(error);
    throw error;
  } finally {
    client.release(failure);
  }
}

/** After these errors a connection is kept, with the plans that the server has made for it (decision 143). */
const isConnectionKept = (error: unknown): boolean =>
  error instanceof Refusal || isConflict(error) || isLockTimeout(error);

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

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
