import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';
import { traceQueries } from '../telemetry/tracedQueries.ts';
import { REQUEST_LIMITS, type DatabaseLimits } from './limits.ts';
import { withOtherLimits, boundedPool } from './pool/boundedPool.ts';
import { GuardedPool } from './pool/guardedPool.ts';
import { createProbe } from './pool/probe.ts';

/** `pool` calls SQL functions. `query` is kysely, narrowed by each module: `query.withTables<CatalogueTables>()`. */
export interface Database {
  readonly pool: pg.Pool;
  readonly query: Kysely<NoTables>;
  /** Rolls back if `work` throws. After an error other than a Refusal the outcome may be unknown: retry. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** The same pool with different time limits, for longer or shorter work. `pool` keeps its own limits. */
  withLimits(limits: DatabaseLimits): Pick<Database, 'query' | 'transaction'>;
  /** @returns why the database cannot serve requests now, or null. Takes under a second. */
  findProblem(): Promise<string | null>;
  close(): Promise<void>;
}

export type NoTables = Record<never, never>;
export type Transaction = KyselyTransaction<NoTables>;
/** What read functions accept: the database or an open transaction. */
export type Queryable = Kysely<NoTables>;

// bigint columns hold minor units and counters and must never become floats.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

/** Time after which connections are cut, because a server that hangs does not close them. */
const CLOSE_LIMIT_MS = 2_000;
/** The pool counts as stuck when calls wait and no connection was acquired or released for this long. */
const STUCK_MS = 2_000;
/** The kernel closes an idle connection whose network is gone: ten probes, one a second, start after this time. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 };

export interface DatabaseOptions {
  readonly connections?: number;
  readonly limits?: DatabaseLimits;
}

export function openDatabase(
  connectionString: string,
  { connections = 16, limits = REQUEST_LIMITS }: DatabaseOptions = {},
): Database {
  const sockets = new Set<Socket>();
  const probe = createProbe({ connectionString, ...KEEP_ALIVE });
  const pool = new GuardedPool(
    {
      connectionString,
      max: connections,
      connectionTimeoutMillis: limits.connectMs,
      query_timeout: limits.responseMs,
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
      ...KEEP_ALIVE,
      stream: () => tracked(sockets),
    },
    probe.check,
  );
  // The pool replaces a connection that breaks while idle; without a listener the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    traceQueries(client);
  });
  const isStuck = stuckness(pool);
  const query = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool: boundedPool(pool, limits) }) });
  return {
    pool,
    query,
    transaction: (work) => query.transaction().execute(work),
    withLimits(others) {
      const bounded = new Kysely<NoTables>({
        dialect: new PostgresDialect({ pool: withOtherLimits(pool, others) }),
      });
      return { query: bounded, transaction: (work) => bounded.transaction().execute(work) };
    },
    async findProblem() {
      return (await pool.findProblem()) ?? (isStuck() ? 'all connections are busy' : null);
    },
    async close() {
      const force = setTimeout(() => sockets.forEach((socket) => socket.destroy()), CLOSE_LIMIT_MS);
      probe.close();
      await query.destroy();
      // kysely destroys the pool only if it was used; otherwise it must be ended here.
      if (!pool.ending) await pool.end();
      clearTimeout(force);
    },
  };
}

function tracked(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  return socket;
}

/** Whether calls wait for connections and none is acquired or released. A busy pool is not stuck. */
function stuckness(pool: pg.Pool): () => boolean {
  let movedAt = performance.now();
  const move = () => {
    movedAt = performance.now();
  };
  pool.on('acquire', move).on('release', move);
  return () => pool.waitingCount > 0 && performance.now() - movedAt > STUCK_MS;
}
