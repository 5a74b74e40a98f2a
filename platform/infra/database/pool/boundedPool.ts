import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { REQUEST_LIMITS, timedQuery, type DatabaseLimits } from '../limits.ts';
import { isReadOnly } from '../unavailable.ts';

/** Pool connections for kysely, each limited to the maximum transaction time. */
export function boundedPool(pool: pg.Pool, limits: DatabaseLimits): PostgresPool {
  return {
    connect: async () => lease(await pool.connect(), limits),
    end: () => pool.end(),
  };
}

/** Connections of the pool with other limits than the pool's own, set while the connection is in use. */
export function withOtherLimits(pool: pg.Pool, limits: DatabaseLimits): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      try {
        await client.query(timedQuery(settings(limits), [], Math.min(limits.responseMs, SETTING_LIMIT_MS)));
        return lease(client, limits, () => client.query(RESET));
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    // The pool is owned by the caller.
    end: async () => {},
  };
}

/** Changing the limits of a connection is quick, however long its work may take. */
const SETTING_LIMIT_MS = REQUEST_LIMITS.responseMs;

const settings = ({ statementMs, lockMs, idleInTransactionMs }: DatabaseLimits): string =>
  `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
   set idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
const RESET = 'reset statement_timeout; reset lock_timeout; reset idle_in_transaction_session_timeout';

/** A connection that timed out is closed and never reused: it may have a running statement or an open transaction. */
function lease(
  client: pg.PoolClient,
  { responseMs: answerMs, transactionMs }: DatabaseLimits,
  restore?: () => Promise<unknown>,
): PostgresPoolClient {
  let broken: unknown;
  let isClosed = false;
  const close = (error: unknown): void => {
    if (isClosed) return;
    isClosed = true;
    broken = error;
    clearTimeout(timer);
    client.release(error instanceof Error ? error : true);
  };
  const timer = setTimeout(
    () => close(new Error(`the transaction took longer than ${transactionMs} ms`)),
    transactionMs,
  );

  async function run(text: string, values: readonly unknown[]): Promise<unknown> {
    if (isClosed) throw broken;
    try {
      return await client.query(timedQuery(text, values, answerMs));
    } catch (error) {
      // An error reported by the server leaves the connection usable, unless the server has become read-only: after a
      // failover, only a new connection leads to the server that accepts writes.
      if (!(error instanceof pg.DatabaseError) || isReadOnly(error)) close(error);
      throw broken ?? error;
    }
  }

  function query<R>(text: string, values: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('cursors are not supported');
    return run(text, values);
  }

  return {
    query,
    release() {
      clearTimeout(timer);
      if (isClosed) return;
      isClosed = true;
      // kysely has ended the transaction by now. If one is still open, the connection must not be reused.
      if (client.getTransactionStatus() !== 'I') return client.release(true);
      if (!restore) return client.release();
      restore().then(
        () => client.release(),
        () => client.release(true),
      );
    },
  };
}
