import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../database/database.ts';

export class NodeLockError extends Error {
  override readonly name = 'NodeLockError';
}

interface NodeLockDeps {
  readonly database: Pick<Database, 'pool'>;
  /** True: the node has a bus to other nodes and admits them. False: it must be alone on the database. */
  readonly isShared: boolean;
  readonly log: { warn(details: object, message: string): void };
  /** Called when another node has taken the database while this one was cut off from it. */
  readonly onLost: (error: Error) => void;
}

// Any constant works, as long as every node uses the same one.
const NODE_LOCK = 0x0f0_de5;
/** Longer than PostgreSQL needs to notice that the machine of an earlier node is gone. */
const WAIT_MS = 4_000;
const RETRY_MS = 250;
const CHECK_MS = 1_000;
const TIMEOUT_MS = 5_000;
const CLOSE_LIMIT_MS = 1_000;
const NOTICE_LOSS =
  'set tcp_keepalives_idle = 1; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 2';

/**
 * Holds an advisory lock on a connection of its own while the node lives: a node without a bus excludes all others.
 * @returns a function that frees the lock
 * @throws NodeLockError if another node uses the database
 */
export async function holdNodeLock(deps: NodeLockDeps): Promise<() => Promise<void>> {
  let [client, hasLeft] = [await take(deps, null), false];
  let timer: NodeJS.Timeout | undefined;

  const retake = async (): Promise<void> => {
    const lost = client;
    deps.log.warn({}, 'the connection that holds the lock of this node broke, taking the lock again');
    while (!hasLeft) {
      try {
        client = await take(deps, lost);
        return;
      } catch (error) {
        if (error instanceof NodeLockError && !hasLeft) return deps.onLost(error);
        await delay(RETRY_MS, undefined, { ref: false });
      }
    }
  };
  const check = async (): Promise<void> => {
    await client.query('select 1').catch(retake);
    if (!hasLeft) timer = setTimeout(() => void (checking = check()), CHECK_MS).unref();
  };
  let checking = check();
  return async () => {
    hasLeft = true;
    clearTimeout(timer);
    await Promise.race([checking, delay(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    await endSoon(client);
  };
}

type LockClient = pg.Client & { backend?: number };

/** @param lost the earlier connection of this node, whose lock the server may still keep */
async function take(
  { database, isShared }: Pick<NodeLockDeps, 'database' | 'isShared'>,
  lost: LockClient | null,
): Promise<LockClient> {
  const client: LockClient = new pg.Client({ ...database.pool.options, query_timeout: TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(NOTICE_LOSS);
    if (lost?.backend) await client.query(END_LOST, [lost.backend]);
    const { rows } = await client.query<{ pid: number }>(
      `select pg_backend_pid() as pid, set_config('application_name', 'foyer node lock', false)`,
    );
    client.backend = rows[0]?.pid;
    const lock = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
    const until = performance.now() + WAIT_MS;
    while (!(await isTaken(client, lock))) {
      if (performance.now() > until) throw new NodeLockError(refusal(isShared));
      await delay(RETRY_MS);
    }
    return client;
  } catch (error) {
    await endSoon(client);
    throw error;
  }
}

const END_LOST = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid = $1 and application_name = 'foyer node lock'`;

async function isTaken(client: pg.Client, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select ${lock}($1) as taken`, [NODE_LOCK]);
  return rows[0]?.taken === true;
}

const refusal = (isShared: boolean): string =>
  isShared
    ? 'another node without FOYER_NATS_URL uses this database: stop it, or start it with the same FOYER_NATS_URL'
    : 'another node uses this database: stop it, or set FOYER_NATS_URL on every node, so that they hear each other';

/** Waits only a short time, because a hung server never closes the connection. */
async function endSoon(client: pg.Client): Promise<void> {
  await Promise.race([client.end(), delay(CLOSE_LIMIT_MS, undefined, { ref: false })]).catch(() => {});
}
