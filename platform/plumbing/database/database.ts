import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';

/**
 * One pool. `pool` serves the few statements that are SQL functions; `query` is kysely for the rest,
 * which a module narrows to its own tables: `database.query.withTables<CatalogueTables>()`.
 */
export interface Database {
  readonly pool: pg.Pool;
  readonly query: Kysely<NoTables>;
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export type NoTables = Record<never, never>;
export type Transaction = KyselyTransaction<NoTables>;
/** What a reader takes: the database, or a transaction under way. */
export type Queryable = Kysely<NoTables>;

// bigint columns are minor units and counters: never floats.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

export function openDatabase(connectionString: string, { connections = 16 } = {}): Database {
  const pool = new pg.Pool({ connectionString, max: connections });
  // A connection that breaks while nobody uses it is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const query = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) });
  return {
    pool,
    query,
    transaction: (work) => query.transaction().execute(work),
    async close() {
      await query.destroy();
      // Who has asked nothing through kysely has not opened it, and it closes nothing then.
      if (!pool.ending) await pool.end();
    },
  };
}
