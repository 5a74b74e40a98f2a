import type pg from 'pg';
import type { Bus, Topic } from '../bus.ts';
import type { Database } from '../database/database.ts';
import { inRootSpan } from '../telemetry/tracing.ts';
import { newNodeId, type NodeId } from '../nodes/liveNodes.ts';
import { createFreshness, type FreshnessLimits } from './freshness.ts';
import { joinLeaderElection } from './leaderElection.ts';
import { publishRow } from './publishRow.ts';

interface RelayDeps {
  readonly database: Database;
  readonly node?: NodeId;
  readonly bus: Bus;
  /** Publishes to all nodes. Without it, events reach the listeners of this process alone. */
  readonly publish?: PublishEvents;
  readonly log: { warn(details: object, message: string): void };
  /** Called with true when committed events may not arrive at this node, and with false when they do again. */
  readonly onBehind?: (isBehind: boolean) => void;
  readonly freshnessLimits?: FreshnessLimits;
  /** How long to wait before trying again after a failure, and before trying again to become the leader. */
  readonly retryDelayMs?: number;
}

/** Events that one row of the outbox has. */
export interface OutboxEvent {
  readonly id: bigint;
  readonly topic: Topic;
  /** JSON of one event, or of several events of the same topic in their order. */
  readonly json: string;
  /** The span that wrote the row; null without tracing. */
  readonly traceparent: string | null;
}

/** @returns how many were published: all, or those before the first failure */
export type PublishEvents = (events: readonly OutboxEvent[]) => Promise<number>;

/** Rows per claim; a row that the ledger writes has the events of a whole batch. */
export const CLAIM_SIZE = 250;

/** Publishes committed events at least once, in id order, which is the commit order of each player. */
export function createRelay({ database, bus, log, retryDelayMs = 250, ...deps }: RelayDeps) {
  const { node = newNodeId() } = deps;
  const publish = deps.publish ?? publishingTo(bus);
  const freshness = createFreshness(deps.onBehind ?? (() => {}), deps.freshnessLimits);
  let election: ReturnType<typeof joinLeaderElection> | null = null;
  let draining: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const drain = async (): Promise<void> => {
    while (isWoken) {
      const connection = election?.connection();
      if (!connection) return;
      isWoken = false;
      try {
        while ((await tracedRelay(connection, publish)) === CLAIM_SIZE);
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
      freshness.start();
      const onLook = freshness.seen;
      election ??= joinLeaderElection({ database, node, retryDelayMs, log, onWake: wake, onLook });
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
      freshness.stop();
      await draining;
      wake();
      await draining;
      await election?.leave();
      election = null;
    },
  };
}

export type Relay = ReturnType<typeof createRelay>;

const publishingTo =
  (bus: Bus): PublishEvents =>
  async (events) => {
    for (const { topic, json, traceparent } of events)
      publishRow(bus, { topic, payload: JSON.parse(json), traceparent });
    return events.length;
  };

/** A commit wakes the relay, which may publish the events of others as well: it has a trace of its own. */
const tracedRelay = (connection: pg.ClientBase, publish: PublishEvents): Promise<number> =>
  inRootSpan({ name: 'outbox relay' }, async (span) => {
    const count = await relayRows(connection, publish);
    span.set({ 'messaging.batch.message_count': count });
    return count;
  });

/** A row is removed after its publication: after a crash in between it is published again. */
async function relayRows(connection: pg.ClientBase, publish: PublishEvents): Promise<number> {
  const { rows } = await connection.query<OutboxEvent>({
    name: 'outbox.read',
    text: `select id, topic, payload::text as json, traceparent from outbox.event order by id limit ${CLAIM_SIZE}`,
  });
  if (rows.length === 0) return 0;
  const published = await publish(rows);
  await connection.query({
    name: 'outbox.remove',
    text: 'delete from outbox.event where id = any($1::bigint[])',
    values: [rows.slice(0, published).map(({ id }) => String(id))],
  });
  if (published < rows.length) throw new Error('only a part of the events was published');
  return rows.length;
}
