import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { timedQuery, type DatabaseLimits } from './limits.ts';

/** Connections of the pool for kysely, each for no longer than a transaction may take. */
export function boundedPool(pool: pg.Pool, limits: DatabaseLimits): PostgresPool {
  return {
    connect: async () => lease(await pool.connect(), limits),
    end: () => pool.end(),
  };
}

/** The same with limits that differ from the pool's own; the connection gets them for the time of its use. */
export function boundedAnew(pool: pg.Pool, limits: DatabaseLimits): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      try {
        await client.query(settings(limits));
        return lease(client, limits, () => client.query(RESET));
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    // The pool is another's.
    end: async () => {},
  };
}

const settings = ({ statementMs, lockMs, idleInTransactionMs }: DatabaseLimits): string =>
  `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
   set idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
const RESET = 'reset statement_timeout; reset lock_timeout; reset idle_in_transaction_session_timeout';

/**
 * A connection that did not answer in time, or holds a transaction for too long, is closed and never used again: the
 * next user of it would find a statement or a transaction of somebody else under way.
 */
function lease(
  client: pg.PoolClient,
  { answerMs, transactionMs }: DatabaseLimits,
  restore?: () => Promise<unknown>,
): PostgresPoolClient {
  let broken: unknown;
  let isGone = false;
  const close = (error: unknown): void => {
    if (isGone) return;
    isGone = true;
    broken = error;
    clearTimeout(timer);
    client.release(error instanceof Error ? error : true);
  };
  const timer = setTimeout(
    () => close(new Error(`the transaction took longer than ${transactionMs} ms`)),
    transactionMs,
  );

  async function run(text: string, values: readonly unknown[]): Promise<unknown> {
    if (isGone) throw broken;
    try {
      return await client.query(timedQuery(text, values, answerMs));
    } catch (error) {
      // What the server itself refused leaves the connection as it was.
      if (!(error instanceof pg.DatabaseError)) close(error);
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
      if (isGone) return;
      isGone = true;
      // Within the library a transaction has ended by now; if it has not, nobody else may inherit it.
      if (client.getTransactionStatus() !== 'I') return client.release(true);
      if (!restore) return client.release();
      restore().then(
        () => client.release(),
        () => client.release(true),
      );
    },
  };
}
