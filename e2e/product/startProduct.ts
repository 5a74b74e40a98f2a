import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const START_TIMEOUT_MS = 180_000;
const POLL_MS = 100;

/** Environment variable with the data folder that each product starts with a copy of. */
export const TEMPLATE_VARIABLE = 'FOYER_E2E_TEMPLATE';

export type Environment = Readonly<Record<string, string>>;

export interface StartedProduct {
  /** The product's environment variables, with its ports and its data folder. */
  readonly environment: Environment;
  stop(): Promise<void>;
}

/** A new data folder: the copy of the template if there is one. */
export async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-e2e-'));
  // For root, the database runs under another account, which must be able to open its folder.
  await chmod(folder, 0o755);
  const template = process.env[TEMPLATE_VARIABLE];
  // `cp` keeps the owner of the database, which Node.js does not.
  for (const name of template ? await readdir(template) : [])
    await promisify(execFile)('cp', ['-Rp', join(template ?? '', name), folder]);
  return folder;
}

/**
 * Runs `npm start` on free ports.
 * @param settings additional environment variables
 * @param dataFolder deleted when the product stops, unless it is given
 */
export async function startProduct(settings: Environment = {}, dataFolder?: string): Promise<StartedProduct> {
  const folder = dataFolder ?? (await createDataFolder());
  const [port, studioPort, providersPort, metricsPort] = await freePorts();
  const environment = {
    ...settings,
    PORT: port,
    FOYER_STUDIO_PORT: studioPort,
    FOYER_COMPANIES_PORT: providersPort,
    FOYER_METRICS_PORT: metricsPort,
    FOYER_DATA: folder,
  };
  const child = spawn('npm', ['start', '--silent'], {
    cwd: TOP,
    env: { ...inheritedEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (data) => output.push(String(data)));
  child.stderr.on('data', (data) => output.push(String(data)));
  try {
    await untilReady(child, port, output);
  } catch (error) {
    child.kill('SIGTERM');
    throw error;
  }
  return {
    environment,
    async stop() {
      // The output closes when the last child process has ended; npm itself exits earlier.
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      const [code] = await closed;
      if (code !== 0) throw new Error(`the product stopped with ${code}:\n${output.join('')}`);
      if (!dataFolder) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a program of this repository against the product with this environment. @returns what it prints */
export async function runProgram(
  environment: Environment,
  program: string,
  args: readonly string[] = [],
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/programs/run.mjs', program, ...args],
    {
      cwd: TOP,
      env: { ...inheritedEnvironment(), ...environment },
    },
  );
  return stdout;
}

/** The environment of this process without the settings of another product, and without the test runner's options for Node.js. */
const inheritedEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(FOYER_|PORT$|NODE_ENV$|NODE_OPTIONS$)/.test(name)),
  );

async function untilReady(child: ChildProcess, port: string, output: readonly string[]): Promise<void> {
  for (let waitedMs = 0; waitedMs < START_TIMEOUT_MS; waitedMs += POLL_MS) {
    if (child.exitCode !== null) throw new Error(`the product ended while starting:\n${output.join('')}`);
    const response = await fetch(`http://localhost:${port}/health/ready`).catch(() => null);
    if (response?.ok) return;
    await delay(POLL_MS);
  }
  throw new Error(`the product was not ready after ${START_TIMEOUT_MS} ms:\n${output.join('')}`);
}

/** All ports are opened at the same time, so that they differ. */
async function freePorts(): Promise<readonly [string, string, string, string]> {
  const listen = () => createServer().listen(0);
  const servers = [listen(), listen(), listen(), listen()] as const;
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const [port, studioPort, providersPort, metricsPort] = servers;
  const ports = [portOf(port), portOf(studioPort), portOf(providersPort), portOf(metricsPort)] as const;
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

function portOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return String(address.port);
}
