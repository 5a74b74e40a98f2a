import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { natsServer } from '../debian/natsServer.ts';

export interface Nats {
  readonly url: string;
  readonly port: number;
  /** Ends the server as a crash does. */
  kill(): Promise<void>;
  /** Lets the server end by itself. */
  end(): Promise<void>;
  /** The server does nothing until `resume`. */
  pause(): void;
  resume(): void;
  /** Starts the server again on the same port, with what it stored. */
  start(): Promise<void>;
  /** Removes everything that the stopped server has stored. */
  forget(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a NATS server with JetStream on a free port. @param args more arguments of the server, such as for TLS */
export async function startNats(args: readonly string[] = []): Promise<Nats> {
  const [{ path, env }, port] = await Promise.all([natsServer(), freePort()]);
  const folder = await mkdtemp(join(tmpdir(), 'foyer-nats-'));
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    child = spawn(path, ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port), ...args], {
      env,
      stdio: 'ignore',
    });
    while (!(await listens(port))) {
      if (child.exitCode !== null) throw new Error(`nats-server ended with ${child.exitCode}`);
      await delay(20);
    }
  };
  const endWith = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    child = null;
  };
  const kill = () => endWith('SIGKILL');
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    start,
    kill,
    end: () => endWith('SIGTERM'),
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    forget: () => rm(folder, { recursive: true, force: true }),
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
