import type pg from 'pg';
import type { Bus, Events, Topic } from '../bus.ts';
import type { Database } from '../database/database.ts';
import { joinLeaderElection } from './leaderElection.ts';

interface RelayDeps {
  readonly database: Database;
  readonly bus: Bus;
  readonly log: { warn(details: object, message: string): void };
  /** How long to wait before trying again after a failure, and before trying again to become the leader. */
  readonly retryDelayMs?: number;
}

/** Rows per transaction; a row that the ledger writes has the events of a whole batch. */
const CLAIM_SIZE = 100;

interface EventRow {
  readonly id: bigint;
  readonly topic: Topic;
  /** One event, or several events of the same topic in their order. */
  readonly payload: Events[Topic] | readonly Events[Topic][];
}

/** Publishes committed events at least once, in id order, which is the commit order of each player. */
export function createRelay({ database, bus, log, retryDelayMs = 250 }: RelayDeps) {
  let election: ReturnType<typeof joinLeaderElection> | null = null;
  let draining: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const drain = async (): Promise<void> => {
    while (isWoken && election?.isLeader()) {
      isWoken = false;
      try {
        while ((await claim(database.pool, bus)) === CLAIM_SIZE);
      } catch (error) {
        log.warn({ err: error }, 'the outbox could not be relayed, trying again');
        isWoken = true;
        if (isStopped) return;
        retry = setTimeout(wake, retryDelayMs);
        return;
      }
    }
  };

  const wake = (): void => {
    isWoken = true;
    if (election && !election.isLeader()) election.notifyLeader();
    else if (election) draining ??= drain().finally(() => (draining = null));
  };

  return {
    /** Joins the leader election; only the leader relays. */
    start(): void {
      election ??= joinLeaderElection({ database, retryDelayMs, log, onWake: wake });
    },
    /** Call right after a commit that wrote events. Cheap: many calls are merged into one claim. */
    wake(): void {
      if (!isStopped) wake();
    },
    isLeader: (): boolean => election?.isLeader() ?? false,
    /** Publishes what is committed, then leaves the election. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(retry);
      await draining;
      wake();
      await draining;
      await election?.leave();
      election = null;
    },
  };
}

export type Relay = ReturnType<typeof createRelay>;

/** One transaction: a crash before its commit leaves the events in place, and they are published again. */
async function claim(pool: pg.Pool, bus: Bus): Promise<number> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const { rows } = await client.query<EventRow>({
      name: 'outbox.claim',
      text: `with claimed as (
               delete from outbox.event
               where id in (select id from outbox.event order by id limit ${CLAIM_SIZE})
               returning id, topic, payload)
             select id, topic, payload from claimed order by id`,
    });
    for (const { topic, payload } of rows)
      for (const event of Array.isArray(payload) ? payload : [payload]) bus.publish(topic, event);
    await client.query('commit');
    return rows.length;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    client.release(failure);
  }
}
