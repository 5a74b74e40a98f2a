import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedError, failureOf } from './error.ts';

const STOP_LIMIT_MS = 20_000;
const KILL_AFTER_MS = 5_000;
const TAIL_LINES = 12;

interface StartServer {
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly account: Account | null;
  readonly sockets: string;
  readonly isDurable: boolean;
  /** Called when a start takes long because the server runs crash recovery. */
  readonly onRecovery?: () => void;
  readonly signal?: AbortSignal;
}

export interface RunningServer {
  /** Resolves when the process is gone, with its exit code or the signal that ended it. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** Resolves when the server accepts connections. Retries while processes of a killed server lock the data. */
export async function startServer(options: StartServer): Promise<RunningServer> {
  for (let waitedMs = 0; ; waitedMs += RETRY_DELAY_MS) {
    try {
      return await startOnce(options);
    } catch (error) {
      if (options.signal?.aborted || !isStillLocked(error) || waitedMs >= LOCKED_LIMIT_MS) throw error;
      await delay(RETRY_DELAY_MS);
    }
  }
}

const LOCKED_LIMIT_MS = 20_000;
const RETRY_DELAY_MS = 100;

/** Orphaned backends lock the data, and so does the dead server until the system has removed its process. */
const isStillLocked = (error: unknown): boolean =>
  error instanceof EmbeddedError &&
  /shared memory block .* is still in use|lock file "postmaster\.pid" already exists/.test(error.message);

async function startOnce(options: StartServer): Promise<RunningServer> {
  const { cluster, binaries, account } = options;
  const child = spawn(binaries.postgres, ['-D', cluster, ...settings(options)], {
    cwd: '/',
    ...account,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Own process group: Ctrl-C in the terminal must reach the database only after the HTTP server has drained.
    detached: true,
  });
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => resolve(String(signal ?? code))),
  );
  const interrupt = () => child.kill('SIGINT');
  options.signal?.addEventListener('abort', interrupt, { once: true });
  await untilReady(child, options);
  options.signal?.removeEventListener('abort', interrupt);
  process.once('exit', interrupt);
  void ended.then(() => process.off('exit', interrupt));
  return {
    ended,
    stop: () => {
      process.off('exit', interrupt);
      return stopChild(child);
    },
  };
}

/** For tests. Each backend maps the shared buffers anew, and small ones save a quarter of the server's time. */
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '32MB',
};

function settings({ sockets, isDurable }: StartServer): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    // The application reports failed statements; this log keeps what concerns the server itself.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...(isDurable ? {} : NOT_DURABLE),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function untilReady(
  child: ChildProcess,
  { cluster, onRecovery = () => {} }: Pick<StartServer, 'cluster' | 'onRecovery'>,
): Promise<void> {
  const tail: string[] = [];
  return new Promise((ready, failed) => {
    const fail = (why: string) => failed(failureOf(dirname(cluster), why, tail.join('\n')));
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => fail(`ended while starting (${signal ?? code})`));
    if (!child.stderr) return fail('has no output');
    // Read for the whole life of the server: a full, unread pipe would block it.
    createInterface({ input: child.stderr }).on('line', (line) => {
      tail.push(line);
      tail.splice(0, tail.length - TAIL_LINES);
      if (line.includes('automatic recovery in progress')) onRecovery();
      // Another process sent SIGTERM. A smart shutdown waits for our connections, which never end: make it a fast one.
      if (line.includes('received smart shutdown request')) child.kill('SIGINT');
      if (line.includes('ready to accept connections')) ready();
    });
  });
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  const immediateShutdown = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT_MS);
  // A process stopped by SIGSTOP reacts to no other signal.
  const hardest = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS + KILL_AFTER_MS);
  await exited;
  clearTimeout(immediateShutdown);
  clearTimeout(hardest);
}
