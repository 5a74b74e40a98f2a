import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Leaves time to answer the health request within one second. */
const ANSWER_MS = 700;
/** A check goes on for this long, so that a database with a slow disk can answer it late, on the same connection. */
const DEADLINE_MS = 2_000;
/** A server that accepts no new connections may still serve an old one, so the connection is renewed this often. */
const CONNECTION_REUSED_MS = 15_000;
/** A result is reused for this long, however often the check is called. */
const REUSED_MS = 1_000;

// A temporary table that is emptied at each commit, so that every insert needs a new disk block.
// The table is temporary, so its creation need not wait for the disk.
const PREPARE = `
  begin;
  set local synchronous_commit = off;
  create temporary table foyer_probe (written boolean) on commit delete rows;
  commit`;
// A write-ahead log record that the commit flushes; it needs no table and leaves no dead rows.
const WRITE = `
  with written as (insert into pg_temp.foyer_probe values (true) returning written)
  select current_setting('transaction_read_only') = 'on' as "isReadOnly",
         pg_logical_emit_message(true, 'foyer', 'ready') is not null as "isLogged"
  from written`;

interface Connection {
  readonly openedAt: number;
  readonly client: pg.Client;
  readonly socket: Socket;
}

/** Checks whether the database accepts writes. Uses its own connection, so that a busy pool is not reported as a lost database. */
export function createProbe(options: pg.ClientConfig) {
  let connection: Connection | null = null;
  let running: Promise<string | null> | null = null;
  let last: { readonly problem: string | null; readonly at: number } | null = null;
  let isClosed = false;

  const drop = (dropped: Connection | null): void => {
    dropped?.socket.destroy();
    if (connection === dropped) connection = null;
  };

  const connect = async (): Promise<Connection> => {
    const opened = open(options);
    connection = opened;
    // A connection that breaks between two checks is replaced by the next check.
    opened.client.on('error', () => drop(opened));
    await opened.client.connect();
    await opened.client.query(PREPARE);
    return opened;
  };

  const write = async (isOver: () => boolean): Promise<string | null> => {
    if (connection && performance.now() - connection.openedAt > CONNECTION_REUSED_MS) drop(connection);
    const reused = connection;
    try {
      const { client } = reused ?? (await connect());
      const { rows } = await client.query<{ isReadOnly: boolean }>(WRITE);
      return rows[0]?.isReadOnly === false ? null : 'the database is read-only';
    } catch (error) {
      drop(connection);
      // A reused connection may have been cut by a server restart since the last check, so a new one is tried.
      return reused && !isOver() && !isClosed ? write(isOver) : describe(error);
    }
  };

  const run = async (): Promise<string | null> => {
    let isOver = false;
    const late = setTimeout(() => {
      isOver = true;
      drop(connection);
    }, DEADLINE_MS);
    const found = await write(() => isOver);
    clearTimeout(late);
    const problem = isOver ? `the database did not answer within ${DEADLINE_MS} ms` : found;
    last = { problem, at: performance.now() };
    return problem;
  };

  return {
    /** @returns the problem, or null. Takes less than a second, whatever the database does. */
    async check(): Promise<string | null> {
      if (last && performance.now() - last.at < REUSED_MS) return last.problem;
      running ??= run().finally(() => (running = null));
      const timeout = new AbortController();
      const { signal } = timeout;
      const problem = delay(ANSWER_MS, `the database did not answer within ${ANSWER_MS} ms`, { signal });
      return Promise.race([running, problem.catch(() => null)]).finally(() => timeout.abort());
    },
    close(): void {
      isClosed = true;
      drop(connection);
    },
  };
}

function open(options: pg.ClientConfig): Connection {
  const socket = new Socket();
  const client = new pg.Client({ ...options, stream: () => socket, statement_timeout: DEADLINE_MS });
  return { client, socket, openedAt: performance.now() };
}

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return `${error.message}${code}`;
};
