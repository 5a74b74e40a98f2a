import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import { markAlive, type NodeId } from '../nodes/liveNodes.ts';
import { traceQueries } from '../telemetry/tracedQueries.ts';
import { CHANNEL, createRelayNotifier } from './relayNotifier.ts';

interface LeaderElectionDeps {
  readonly database: Database;
  readonly node: NodeId;
  readonly retryDelayMs: number;
  readonly log: { warn(details: object, message: string): void };
  /** Runs when this node becomes the leader, when it is notified, and at each poll. */
  onWake(): void;
  /** Receives the age of the oldest event that waits, in ms, or null if none does; at least once a second. */
  onLook(oldestMs: number | null): void;
}

// Any constant works, as long as every node uses the same one.
const RELAY_LOCK = 0x0f0_7e5;
const LEAVE_LIMIT_MS = 1_000;
const POLL_MS = 1_000;
/** The server ends the connection, and with it the lead, of a process that hangs. */
const SILENT_MS = 3_000;

/**
 * Elects the node that relays events: the others notify this leader, and one of them takes over when it is gone. The
 * same connection marks each node as alive.
 * The leader holds an advisory lock on one connection, so a dead node frees it. NOTIFY is never sent in a bet's
 * transaction, where its lock would block every commit. The leader also polls, because a hung server closes nothing.
 */
export function joinLeaderElection(deps: LeaderElectionDeps) {
  const { database, node, retryDelayMs, log, onWake, onLook } = deps;
  const outage = outageLog(log);
  const notifier = createRelayNotifier(database, log);
  let client: pg.Client | null = null;
  let [isLeader, hasLeft] = [false, false];
  let timer: NodeJS.Timeout | undefined;

  const again = (attempt: () => unknown, delayMs = retryDelayMs) => {
    if (!hasLeft) timer = setTimeout(() => void attempt(), delayMs);
  };
  // A node may die between its commit and its notification: the next poll finds what it wrote.
  const poll = (own: pg.Client): void => {
    if (!isLeader || hasLeft) return;
    onWake();
    const pollLater = () => again(() => poll(own), POLL_MS);
    look(own, onLook).then(pollLater, (error: unknown) => lose(own, error));
  };
  const lose = (lost: pg.Client, error: unknown) => {
    if (lost !== client) return;
    client = null;
    isLeader = false;
    clearTimeout(timer);
    if (!hasLeft) outage.began(error);
    lost.end().catch(() => undefined);
    again(connect);
  };
  const seekLead = async (): Promise<void> => {
    const own = client;
    if (!own || isLeader || hasLeft) return;
    try {
      isLeader = await takeLock(own);
      if (isLeader) return poll(own);
      await look(own, onLook);
      again(seekLead);
    } catch (error) {
      lose(own, error);
    }
  };
  const connect = async (): Promise<void> => {
    const own = openClient(database, (error) => lose(own, error));
    client = own;
    own.on('notification', () => isLeader && onWake());
    try {
      await own.connect();
      await own.query(`set idle_session_timeout = ${SILENT_MS}; listen ${CHANNEL}; ${markAlive(node)}`);
      outage.isOver();
      await seekLead();
    } catch (error) {
      lose(own, error);
    }
  };

  const joined = connect();
  return {
    isLeader: () => isLeader,
    /** The connection that holds the lock, if this node leads: its work waits for no other, and ends with the lead. */
    connection: () => (isLeader ? client : null),
    /** Wakes the leader, which may run in another process. */
    notifyLeader: notifier.notify,
    async leave(): Promise<void> {
      hasLeft = true;
      clearTimeout(timer);
      await joined;
      await notifier.settled();
      isLeader = false;
      await endSoon(client);
    },
  };
}

function openClient(database: Database, onLost: (error: unknown) => void): pg.Client {
  const client = new pg.Client(database.pool.options);
  client.on('error', onLost);
  client.on('end', () => onLost(new Error('the server closed it')));
  traceQueries(client);
  return client;
}

/** Logs the start and the end of an outage instead of each retry. */
function outageLog(log: LeaderElectionDeps['log']) {
  let isAway = false;
  return {
    began(err: unknown): void {
      if (!isAway) log.warn({ err }, 'the relay lost its connection, connecting again');
      isAway = true;
    },
    isOver(): void {
      if (isAway) log.warn({}, 'the relay is connected again');
      isAway = false;
    },
  };
}

/** Waits only a short time, because a hung server never closes the connection. */
async function endSoon(client: pg.Client | null): Promise<void> {
  await Promise.race([client?.end(), delay(LEAVE_LIMIT_MS, undefined, { ref: false })]).catch(() => {});
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    RELAY_LOCK,
  ]);
  return rows[0]?.taken === true;
}

async function look(client: pg.Client, onLook: LeaderElectionDeps['onLook']): Promise<void> {
  const { rows } = await client.query<{ oldestMs: number }>(
    `select (extract(epoch from clock_timestamp() - created_at) * 1000)::double precision as "oldestMs"
     from outbox.event order by id limit 1`,
  );
  onLook(rows[0]?.oldestMs ?? null);
}
