import type pg from 'pg';
import type { Bus, Events, Topic } from '../bus.ts';
import type { Database } from '../database/database.ts';
import { inRootSpan } from '../telemetry/tracing.ts';
import { joinLeaderElection } from './leaderElection.ts';

interface RelayDeps {
  readonly database: Database;
  readonly bus: Bus;
  /** Publishes to all nodes. Without it, events reach the listeners of this process alone. */
  readonly publish?: PublishEvents;
  readonly log: { warn(details: object, message: string): void };
  /** How long to wait before trying again after a failure, and before trying again to become the leader. */
  readonly retryDelayMs?: number;
}

/** Events that one row of the outbox has. */
export interface OutboxEvent {
  readonly id: bigint;
  readonly topic: Topic;
  /** JSON of one event, or of several events of the same topic in their order. */
  readonly json: string;
}

/** @returns how many were published: all, or those before the first failure */
export type PublishEvents = (events: readonly OutboxEvent[]) => Promise<number>;

/** Rows per claim; a row that the ledger writes has the events of a whole batch. */
export const CLAIM_SIZE = 250;

/** Publishes committed events at least once, in id order, which is the commit order of each player. */
export function createRelay({ database, bus, log, retryDelayMs = 250, ...deps }: RelayDeps) {
  const publish = deps.publish ?? publishingTo(bus);
  let election: ReturnType<typeof joinLeaderElection> | null = null;
  let draining: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const drain = async (): Promise<void> => {
    while (isWoken && election?.isLeader()) {
      isWoken = false;
      try {
        while ((await tracedRelay(database.pool, publish)) === CLAIM_SIZE);
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

export function publishLocally<T extends Topic>(bus: Bus, topic: T, payload: Payload<T>): void {
  for (const event of Array.isArray(payload) ? payload : [payload]) bus.publish(topic, event);
}

/** What a row of the outbox has. */
export type Payload<T extends Topic> = Events[T] | readonly Events[T][];

const publishingTo =
  (bus: Bus): PublishEvents =>
  async (events) => {
    for (const { topic, json } of events) publishLocally(bus, topic, JSON.parse(json));
    return events.length;
  };

/** A commit wakes the relay, which may publish the events of others as well: it has a trace of its own. */
const tracedRelay = (pool: pg.Pool, publish: PublishEvents): Promise<number> =>
  inRootSpan({ name: 'outbox relay' }, async (span) => {
    const count = await relayRows(pool, publish);
    span.set({ 'messaging.batch.message_count': count });
    return count;
  });

/** A row is removed after its publication: after a crash in between it is published again. */
async function relayRows(pool: pg.Pool, publish: PublishEvents): Promise<number> {
  const { rows } = await pool.query<OutboxEvent>({
    name: 'outbox.read',
    text: `select id, topic, payload::text as json from outbox.event order by id limit ${CLAIM_SIZE}`,
  });
  if (rows.length === 0) return 0;
  const published = await publish(rows);
  await pool.query({
    name: 'outbox.remove',
    text: 'delete from outbox.event where id = any($1::bigint[])',
    values: [rows.slice(0, published).map(({ id }) => String(id))],
  });
  if (published < rows.length) throw new Error('only a part of the events was published');
  return rows.length;
}
