import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { TOP } from '../../terminal/step.ts';

/** A program in a process of its own, which a test kills, stops and starts again. */
export interface Program {
  readonly name: string;
  start(): Promise<void>;
  /** Ends it without a warning, as a crash does. */
  kill(): Promise<void>;
  /** Lets it end by itself, as an update does. */
  end(): Promise<void>;
  /** It does nothing until `resume`, as on a machine that hangs. */
  pause(): void;
  resume(): void;
  /** Last lines of its output. */
  output(): string;
}

interface ProgramOptions {
  readonly name: string;
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Whether it can be used; checked until it is. */
  isReady(): Promise<boolean>;
}

const CHECK_MS = 50;
const START_LIMIT_MS = 90_000;
const KEPT_OUTPUT = 4_000;

export function program({ name, command, env, isReady }: ProgramOptions): Program {
  let child: ChildProcess | null = null;
  let output = '';
  const endWith = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    // A process that is paused handles SIGTERM only when it continues.
    ending.kill('SIGCONT');
    await ended;
  };
  return {
    name,
    async start() {
      const [file = '', ...args] = command;
      const started = spawn(file, args, { cwd: TOP, env, stdio: ['ignore', 'pipe', 'pipe'] });
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (data) => (output = (output + String(data)).slice(-KEPT_OUTPUT)));
      const until = performance.now() + START_LIMIT_MS;
      while (!(await isReady())) {
        if (started.exitCode !== null || performance.now() > until)
          throw new Error(`${name} did not start: ${output}`);
        await delay(CHECK_MS);
      }
    },
    kill: () => endWith('SIGKILL'),
    end: () => endWith('SIGTERM'),
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    output: () => output,
  };
}

/** Ports that nothing listens on. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  return ports;
}

/** Whether an HTTP request is answered with 200 within a second. */
export async function isAnswered(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}
