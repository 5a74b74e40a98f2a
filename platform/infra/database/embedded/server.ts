import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedError } from './error.ts';

const STOP_LIMIT_MS = 20_000;
const KILL_AFTER_MS = 5_000;
const TAIL_LINES = 12;

interface StartServer {
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly account: Account | null;
  /** Folder of the Unix socket. */
  readonly sockets: string;
  readonly isDurable: boolean;
  /** Told when a start takes long because the server repairs its data after a crash. */
  readonly onRecovery?: () => void;
  /** Gives up a start that is under way. */
  readonly signal?: AbortSignal;
}

export interface RunningServer {
  /** Resolves when the process is gone, with its exit code or the signal that ended it. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Resolves when the server takes connections; rejects with the end of what it wrote when it does not come up. Where the
 * one before was killed outright, what it had under way sees that only once it waits for something: until then the
 * data is held, and the start is tried again.
 */
export async function startServer(options: StartServer): Promise<RunningServer> {
  for (let waitedMs = 0; ; waitedMs += AGAIN_AFTER_MS) {
    try {
      return await startOnce(options);
    } catch (error) {
      if (options.signal?.aborted || !isStillHeld(error) || waitedMs >= HELD_LIMIT_MS) throw error;
      await delay(AGAIN_AFTER_MS);
    }
  }
}

const HELD_LIMIT_MS = 20_000;
const AGAIN_AFTER_MS = 100;

/** By what was under way, or by the dead server itself, until the system has taken its process away. */
const isStillHeld = (error: unknown): boolean =>
  error instanceof EmbeddedError &&
  /shared memory block .* is still in use|lock file "postmaster\.pid" already exists/.test(error.message);

async function startOnce(options: StartServer): Promise<RunningServer> {
  const { cluster, binaries, account } = options;
  const child = spawn(binaries.postgres, ['-D', cluster, ...settings(options)], {
    cwd: '/',
    ...account,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Ctrl-C in the terminal must reach the database only after the server has drained.
    detached: true,
  });
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => resolve(String(signal ?? code))),
  );
  const interrupt = () => child.kill('SIGINT');
  options.signal?.addEventListener('abort', interrupt, { once: true });
  await untilReady(child, options.onRecovery);
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

function settings({ sockets, isDurable }: StartServer): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    // A refused statement is the application's to report; the log keeps what concerns the server.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function untilReady(child: ChildProcess, onRecovery = () => {}): Promise<void> {
  const tail: string[] = [];
  return new Promise((ready, failed) => {
    const fail = (why: string) => failed(new EmbeddedError(`${why}\n${tail.join('\n')}`.trim()));
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => fail(`ended while starting (${signal ?? code})`));
    if (!child.stderr) return fail('has no output');
    // Read to the end of its life: an unread pipe would fill and stop the server.
    createInterface({ input: child.stderr }).on('line', (line) => {
      tail.push(line);
      tail.splice(0, tail.length - TAIL_LINES);
      if (line.includes('automatic recovery in progress')) onRecovery();
      if (line.includes('ready to accept connections')) ready();
    });
  });
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  const harder = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT_MS);
  // A stopped process hears nothing else.
  const hardest = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS + KILL_AFTER_MS);
  await gone;
  clearTimeout(harder);
  clearTimeout(hardest);
}
