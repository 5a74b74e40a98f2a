import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const TOP = fileURLToPath(new URL('../', import.meta.url));
const START_LIMIT_MS = 180_000;
const POLL_MS = 100;

export interface RunningProduct {
  readonly port: number;
  readonly studioPort: number;
  /** Where the sandbox's mailbox and payment providers are. */
  readonly companiesPort: number;
  /** The settings it runs with. */
  readonly environment: Readonly<Record<string, string>>;
  /** Runs an operator's command on the product: `npm run operator -- …words`. */
  operate: Operate;
  close(): Promise<void>;
}

/** Resolves with what the command printed. */
export type Operate = (...words: readonly string[]) => Promise<string>;

/** The whole product as `npm start` runs it, with data of its own, on free ports. @param settings of its environment */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'foyer-journeys-'));
  // Else, where we are root, the database's own account could not reach it and its data would lie elsewhere.
  await chmod(dataFolder, 0o755);
  const [port, studioPort, companiesPort, metricsPort] = await freePorts();
  const own = {
    ...settings,
    PORT: String(port),
    FOYER_STUDIO_PORT: String(studioPort),
    FOYER_COMPANIES_PORT: String(companiesPort),
    FOYER_METRICS_PORT: String(metricsPort),
    FOYER_DATA: dataFolder,
  };
  const child = spawn('npm', ['start', '--silent'], {
    cwd: TOP,
    env: { ...surroundings(), ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stdout.on('data', (data) => said.push(String(data)));
  child.stderr.on('data', (data) => said.push(String(data)));
  try {
    await untilReady(child, port, said);
  } catch (error) {
    child.kill('SIGTERM');
    throw error;
  }
  return {
    port,
    studioPort,
    companiesPort,
    environment: own,
    operate: operateWith(own),
    async close() {
      // Its output closes when the last of its processes has ended, and not with npm alone.
      const gone = once(child, 'close');
      child.kill('SIGTERM');
      const [code] = await gone;
      if (code !== 0) throw new Error(`the product did not stop in good order (${code}):\n${said.join('')}`);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The operator of the product that runs with these settings. */
export const operateWith = (environment: RunningProduct['environment']): Operate =>
  runWith('platform/server/commands/operator.ts', environment);

/** @returns what runs a program of ours beside the product that runs with these settings */
export const runWith =
  (program: string, environment: RunningProduct['environment']): Operate =>
  async (...words) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...words], {
      cwd: TOP,
      env: { ...surroundings(), ...environment },
    });
    return stdout;
  };

/** The environment without what would point the product elsewhere. */
const surroundings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(FOYER_|PORT$|NODE_ENV$|VITEST)/.test(name)),
  );

async function untilReady(child: ChildProcess, port: number, said: readonly string[]): Promise<void> {
  for (let waitedMs = 0; waitedMs < START_LIMIT_MS; waitedMs += POLL_MS) {
    if (child.exitCode !== null) throw new Error(`the product ended while starting:\n${said.join('')}`);
    const answer = await fetch(`http://localhost:${port}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await delay(POLL_MS);
  }
  throw new Error(`the product was not ready after ${START_LIMIT_MS} ms:\n${said.join('')}`);
}

/** All held open together, so that they are four. */
async function freePorts(): Promise<readonly [number, number, number, number]> {
  const open = () => createServer().listen(0);
  const servers = [open(), open(), open(), open()] as const;
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const [port, studioPort, companiesPort, metricsPort] = servers;
  const ports = [portOf(port), portOf(studioPort), portOf(companiesPort), portOf(metricsPort)] as const;
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}
