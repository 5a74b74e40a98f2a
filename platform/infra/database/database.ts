import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';
import { boundedAnew, boundedPool } from './boundedPool.ts';
import { REQUEST_LIMITS, type DatabaseLimits } from './limits.ts';
import { createProbe } from './probe.ts';

/**
 * One pool. `pool` serves the few statements that are SQL functions; `query` is kysely for the rest,
 * which a module narrows to its own tables: `database.query.withTables<CatalogueTables>()`.
 */
export interface Database {
  readonly pool: pg.Pool;
  readonly query: Kysely<NoTables>;
  /**
   * Commits when `work` resolves, rolls back when it throws. An error that is no refusal may leave the outcome unknown:
   * the caller repeats the command under its idempotency key.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** The same pool for work that may take longer, or must take less long. `pool` itself keeps its own limits. */
  withLimits(limits: DatabaseLimits): Pick<Database, 'query' | 'transaction'>;
  /** @returns why the database cannot serve now, or null. Takes less than a second and is cheap to ask often. */
  findProblem(): Promise<string | null>;
  close(): Promise<void>;
}

export type NoTables = Record<never, never>;
export type Transaction = KyselyTransaction<NoTables>;
/** What a reader takes: the database, or a transaction under way. */
export type Queryable = Kysely<NoTables>;

// bigint columns are minor units and counters: never floats.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

/** A server that hangs does not say goodbye either. */
const CLOSE_LIMIT_MS = 2_000;
/** Somebody waits for a connection, and none was given back or handed out for so long. */
const STUCK_MS = 2_000;

export interface DatabaseOptions {
  readonly connections?: number;
  readonly limits?: DatabaseLimits;
}

export function openDatabase(
  connectionString: string,
  { connections = 16, limits = REQUEST_LIMITS }: DatabaseOptions = {},
): Database {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.answerMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    keepAlive: true,
    stream: () => tracked(sockets),
  });
  // A connection that breaks while nobody uses it is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const isStuck = stuckness(pool);
  const probe = createProbe({ connectionString, keepAlive: true });
  const query = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool: boundedPool(pool, limits) }) });
  return {
    pool,
    query,
    transaction: (work) => query.transaction().execute(work),
    withLimits(others) {
      const bounded = new Kysely<NoTables>({
        dialect: new PostgresDialect({ pool: boundedAnew(pool, others) }),
      });
      return { query: bounded, transaction: (work) => bounded.transaction().execute(work) };
    },
    async findProblem() {
      return (await probe.check()) ?? (isStuck() ? 'all connections are busy' : null);
    },
    async close() {
      const force = setTimeout(() => sockets.forEach((socket) => socket.destroy()), CLOSE_LIMIT_MS);
      probe.close();
      await query.destroy();
      // Who has asked nothing through kysely has not opened it, and it closes nothing then.
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

/** Whether calls wait for connections and none moves: busy is not stuck. */
function stuckness(pool: pg.Pool): () => boolean {
  let movedAt = performance.now();
  const move = () => {
    movedAt = performance.now();
  };
  pool.on('acquire', move).on('release', move);
  return () => pool.waitingCount > 0 && performance.now() - movedAt > STUCK_MS;
}
