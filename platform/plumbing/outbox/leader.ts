import pg from 'pg';
import type { Database } from '../database/database.ts';

/** A node's place among the relays: one leads and relays, the others ring it and stand by to take over. */
export interface Post {
  isLeader(): boolean;
  /** Wakes the leader, which may sit in another process. */
  ring(): void;
  leave(): Promise<void>;
}

export interface PostParts {
  readonly database: Database;
  readonly retryDelayMs: number;
  readonly log: { warn(details: object, message: string): void };
  /** The lead was taken over, or somebody rang. */
  onCall(): void;
}

// Any constant does, as long as every node takes the same lock.
const RELAY_LOCK = 0x0f0_7e5;
const PATROL_MS = 1_000;
const CHANNEL = 'outbox_event';

/**
 * The lead is an advisory lock of one connection: it frees itself when the node dies. NOTIFY is sent by itself
 * and never inside a bet's transaction, where it would take a lock that every commit of the server waits for.
 */
export function joinRelays({ database, retryDelayMs, log, onCall }: PostParts): Post {
  let client: pg.Client | null = null;
  let isLeader = false;
  let hasLeft = false;
  let timer: NodeJS.Timeout | undefined;
  let ringing: Promise<void> | null = null;
  let isRungAgain = false;

  const again = (attempt: () => Promise<void>) => {
    if (!hasLeft) timer = setTimeout(() => void attempt(), retryDelayMs);
  };
  // A node may die between its commit and its call: what it wrote is found on the next round.
  const patrol = () => {
    if (!isLeader || hasLeft) return;
    onCall();
    timer = setTimeout(patrol, PATROL_MS);
  };
  const lose = (lost: pg.Client, error?: Error) => {
    if (lost !== client) return;
    client = null;
    isLeader = false;
    clearTimeout(timer);
    if (error && !hasLeft) log.warn({ error }, 'the relay lost its connection, connecting again');
    lost.end().catch(() => undefined);
    again(connect);
  };

  const seekLead = async (): Promise<void> => {
    const own = client;
    if (!own || isLeader || hasLeft) return;
    try {
      const { rows } = await own.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        RELAY_LOCK,
      ]);
      isLeader = rows[0]?.taken === true;
      if (isLeader) patrol();
      else again(seekLead);
    } catch (error) {
      lose(own, error instanceof Error ? error : new Error(String(error)));
    }
  };
  const connect = async (): Promise<void> => {
    const own = new pg.Client(database.pool.options);
    client = own;
    own.on('error', (error) => lose(own, error));
    own.on('end', () => lose(own, new Error('the server closed it')));
    own.on('notification', () => {
      if (isLeader) onCall();
    });
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}`);
      await seekLead();
    } catch (error) {
      lose(own, error instanceof Error ? error : new Error(String(error)));
    }
  };

  // Calls that come while one is under way share the next one.
  const ringUntilQuiet = async (): Promise<void> => {
    while (isRungAgain && !isLeader) {
      isRungAgain = false;
      await database.pool
        .query('select pg_notify($1, $2)', [CHANNEL, ''])
        .catch((error: unknown) => log.warn({ error }, 'the relay could not be rung'));
    }
  };

  const joined = connect();
  return {
    isLeader: () => isLeader,
    ring() {
      isRungAgain = true;
      ringing ??= ringUntilQuiet().finally(() => (ringing = null));
    },
    async leave() {
      hasLeft = true;
      clearTimeout(timer);
      await joined;
      await ringing;
      isLeader = false;
      await client?.end();
    },
  };
}
