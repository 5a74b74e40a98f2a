import { LRUCache } from 'lru-cache';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { timedQuery } from '../database/limits.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { digestOf } from '../secrets/secrets.ts';

export interface Requests {
  /** Who is counted, and for what: for example a route and a network. */
  readonly key: string;
  readonly amount: number;
  /** Maximum within the window; a key that has more is not counted further. */
  readonly limit: number;
  readonly windowMs: number;
}

export interface RequestCount {
  /** Requests of the current window, these included. */
  readonly current: number;
  readonly resetsInMs: number;
}

/** Counts requests in fixed windows; the first request of a window opens it. */
export type CountRequests = (requests: Requests) => Promise<RequestCount>;

/** Keys of one node; of more, those that were used longest ago are forgotten. */
const MOST_KEYS = 50_000;

/** Counts in the memory of this process. */
export function countInMemory(): CountRequests {
  const counts = new LRUCache<string, { current: number }>({ max: MOST_KEYS, ttlResolution: 0 });
  return async ({ key, amount, windowMs }) => {
    const known = counts.get(key);
    const count = known ?? { current: 0 };
    count.current += amount;
    if (!known) counts.set(key, count, { ttl: windowMs });
    return { current: count.current, resetsInMs: counts.getRemainingTTL(key) };
  };
}

const RESPONSE_MS = 500;
/** After a failure this node counts alone for so long, so that a slow database does not delay every request. */
const ALONE_MS = SECOND;

interface SharedCountsDeps {
  readonly database: Pick<Database, 'pool'>;
  readonly log: Pick<Log, 'warn'>;
}

/** Counts over all nodes of the database. While the database does not answer, each node counts its own requests. */
export function countTogether({ database, log }: SharedCountsDeps): CountRequests {
  const alone = countInMemory();
  // A refused caller who goes on costs no further query.
  const refused = new LRUCache<string, number>({ max: MOST_KEYS, ttlResolution: 0 });
  let aloneUntilMs = 0;
  return async (requests) => {
    const { key, limit } = requests;
    const current = refused.get(key);
    if (current !== undefined) return { current, resetsInMs: refused.getRemainingTTL(key) };
    if (performance.now() < aloneUntilMs) return alone(requests);
    try {
      const count = await countInDatabase(database, requests);
      if (count.current > limit) refused.set(key, count.current, { ttl: Math.max(1, count.resetsInMs) });
      return count;
    } catch (err) {
      log.warn({ err }, 'requests could not be counted with those of other nodes');
      aloneUntilMs = performance.now() + ALONE_MS;
      return alone(requests);
    }
  };
}

const COUNT = `insert into nodes.request_count as known (key, requests, resets_at)
  values ($1, $2, clock_timestamp() + $3 * interval '1 ms')
  on conflict (key) do update set
    requests = case when known.resets_at <= clock_timestamp() then 0 else known.requests end + excluded.requests,
    resets_at = case when known.resets_at <= clock_timestamp() then excluded.resets_at else known.resets_at end
  returning requests, extract(epoch from resets_at - clock_timestamp())::double precision * 1000 as "resetsInMs"`;

async function countInDatabase(
  { pool }: Pick<Database, 'pool'>,
  { key, amount, windowMs }: Requests,
): Promise<RequestCount> {
  const statement = timedQuery(COUNT, [digestOf(key), amount, windowMs], RESPONSE_MS);
  const { rows } = await pool.query<{ requests: number; resetsInMs: number }>({
    ...statement,
    name: 'nodes.countRequests',
  });
  const [row] = rows;
  if (!row) throw new TypeError('the count was not returned');
  return { current: row.requests, resetsInMs: row.resetsInMs };
}

/** Deletes counts of windows that ended. */
export async function deleteExpiredCounts({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(`delete from nodes.request_count
    where resets_at < clock_timestamp() - ${MINUTE} * interval '1 ms'`);
}
