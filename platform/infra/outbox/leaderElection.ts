import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import { CHANNEL, createRelayNotifier } from './relayNotifier.ts';

/** A node's place among the relays: one leads and relays, the others ring it and stand by to take over. */
export interface LeaderElection {
  isLeader(): boolean;
  /** Wakes the leader, which may sit in another process. */
  ring(): void;
  leave(): Promise<void>;
}

export interface LeaderElectionDeps {
  readonly database: Database;
  readonly retryDelayMs: number;
  readonly log: { warn(details: object, message: string): void };
  /** The lead was taken over, somebody rang, or it is time to look. */
  onCall(): void;
}

// Any constant does, as long as every node takes the same lock.
const RELAY_LOCK = 0x0f0_7e5;
const LEAVE_LIMIT_MS = 1_000;
const PATROL_MS = 1_000;

/**
 * The lead is an advisory lock of one connection: it frees itself when the node dies. NOTIFY is sent by itself
 * and never inside a bet's transaction, where it would take a lock that every commit of the server waits for. A server
 * that hangs closes no connection, and the lock may be another's by then: the leader's own connection is asked as well.
 */
export function joinLeaderElection(deps: LeaderElectionDeps): LeaderElection {
  const { database, retryDelayMs, log, onCall } = deps;
  const outage = outageLog(log);
  const bell = createRelayNotifier({ database, log });
  let client: pg.Client | null = null;
  let [isLeader, hasLeft] = [false, false];
  let timer: NodeJS.Timeout | undefined;

  const again = (attempt: () => Promise<void>) => {
    if (!hasLeft) timer = setTimeout(() => void attempt(), retryDelayMs);
  };
  const lookLater = () => {
    if (isLeader && !hasLeft) timer = setTimeout(patrol, PATROL_MS);
  };
  // A node may die between its commit and its call: what it wrote is found on the next round.
  const patrol = () => {
    const own = client;
    if (!own || !isLeader || hasLeft) return;
    onCall();
    own.query('select 1').then(lookLater, (error: unknown) => lose(own, error));
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
      if (isLeader) patrol();
      else again(seekLead);
    } catch (error) {
      lose(own, error);
    }
  };
  const connect = async (): Promise<void> => {
    const own = openClient(database, (error) => lose(own, error));
    client = own;
    own.on('notification', () => isLeader && onCall());
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}`);
      outage.isOver();
      await seekLead();
    } catch (error) {
      lose(own, error);
    }
  };

  const joined = connect();
  return {
    isLeader: () => isLeader,
    ring: bell.ring,
    async leave() {
      hasLeft = true;
      clearTimeout(timer);
      await joined;
      await bell.settled();
      isLeader = false;
      await endSoon(client);
    },
  };
}

function openClient(database: Database, onLost: (error: unknown) => void): pg.Client {
  const client = new pg.Client(database.pool.options);
  client.on('error', onLost);
  client.on('end', () => onLost(new Error('the server closed it')));
  return client;
}

/** From a loss to the next connection, so that an outage is two lines. */
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

/** A server that hangs closes nothing; the socket goes with the pool's. */
async function endSoon(client: pg.Client | null): Promise<void> {
  await Promise.race([client?.end(), delay(LEAVE_LIMIT_MS, undefined, { ref: false })]).catch(() => {});
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    RELAY_LOCK,
  ]);
  return rows[0]?.taken === true;
}
