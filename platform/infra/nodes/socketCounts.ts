import { MINUTE } from '@foyer/domain/duration.ts';
import { timedQuery } from '../database/limits.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { LIVE_NODES, type NodeId } from './liveNodes.ts';

/**
 * Stores how many sockets of a player are open on this node.
 * @param key the kind of socket and the player
 * @returns how many are open on all live nodes
 */
export type CountSockets = (key: string, sockets: number) => Promise<number>;

/** For a node that is alone on its database. */
export const countSocketsAlone: CountSockets = async (_key, sockets) => sockets;

const RESPONSE_MS = 500;

interface SocketCountsDeps {
  readonly database: Pick<Database, 'pool'>;
  readonly node: NodeId;
  readonly log: Pick<Log, 'warn'>;
}

/** Counts over all nodes of the database. While the database does not answer, each node counts its own sockets. */
export function countSocketsTogether({ database, node, log }: SocketCountsDeps) {
  const open = new Map<string, number>();
  let changed = new Map<string, number>();
  let sending: Promise<OtherCounts> | null = null;
  let next: Promise<OtherCounts> | null = null;

  // One batch at a time, so that the last number of a player is the one that stays.
  const sendAfter = async (previous: Promise<OtherCounts> | null): Promise<OtherCounts> => {
    await previous;
    const batch = changed;
    changed = new Map();
    next = null;
    return exchange(database, node, batch).catch((err: unknown) => {
      log.warn({ err }, 'sockets could not be counted with those of other nodes');
      changed = new Map([...batch, ...changed]);
      return new Map();
    });
  };
  const send = (): Promise<OtherCounts> => (next ??= sending = sendAfter(sending));

  // Heals what failed, and what PostgreSQL emptied after a crash.
  const timer = setInterval(() => {
    changed = new Map([...open, ...changed]);
    if (changed.size > 0) void send();
  }, MINUTE).unref();

  return {
    async count(key: string, sockets: number): Promise<number> {
      if (sockets === 0) open.delete(key);
      else open.set(key, sockets);
      changed.set(key, sockets);
      return sockets + ((await send()).get(key) ?? 0);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await sending;
    },
  };
}

/** Sockets on other live nodes, by key. */
type OtherCounts = ReadonlyMap<string, number>;

const STORE = `with closed as (
    delete from nodes.socket_count where node = $1 and key in (
      select key from unnest($2::text[], $3::integer[]) as own (key, sockets) where sockets = 0))
  insert into nodes.socket_count as known (key, node, sockets)
  select key, $1, sockets from unnest($2::text[], $3::integer[]) as own (key, sockets) where sockets > 0
  on conflict (key, node) do update set sockets = excluded.sockets where known.sockets <> excluded.sockets`;

const READ = `select key, sum(sockets)::integer as sockets from nodes.socket_count
  where key = any($2) and node <> $1 and node in (${LIVE_NODES}) group by key`;

/** Writes before it reads: of two nodes that count the same player at once, at least one sees both. */
async function exchange(
  { pool }: Pick<Database, 'pool'>,
  node: NodeId,
  batch: ReadonlyMap<string, number>,
): Promise<OtherCounts> {
  const keys = [...batch.keys()];
  await pool.query({
    ...timedQuery(STORE, [node, keys, [...batch.values()]], RESPONSE_MS),
    name: 'nodes.storeSockets',
  });
  const { rows } = await pool.query<{ key: string; sockets: number }>({
    ...timedQuery(READ, [node, keys], RESPONSE_MS),
    name: 'nodes.readSockets',
  });
  return new Map(rows.map(({ key, sockets }) => [key, sockets]));
}

/** Deletes the counts of nodes that are not alive. */
export async function deleteCountsOfDeadNodes({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(`delete from nodes.socket_count where node not in (${LIVE_NODES})`);
}
