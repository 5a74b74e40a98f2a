import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startNode, type Acknowledged } from '@foyer/platform/testing/stories/faults/node.ts';

export interface NodeSettings {
  /** The folder of the version's code. */
  readonly code: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly databaseUrl: string;
  readonly natsUrl: string;
  readonly studioSecret: string;
  onAcknowledged(one: Acknowledged): void;
}

export type VersionNode = Awaited<ReturnType<typeof startVersionNode>>;

/** A node of one version: the product with HTTP, jobs and events, and a process that performs commands of every kind. */
export async function startVersionNode(settings: NodeSettings) {
  const { code, port, databaseUrl } = settings;
  const product = spawn(process.execPath, PRODUCT, {
    cwd: code,
    env: environment(settings),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(product, 'exit');
  const origin = `http://localhost:${port}`;
  while ((await statusOf(`${origin}/health/ready`)) !== 200) {
    if (product.exitCode !== null) throw new Error(`the product in ${code} ended with ${product.exitCode}`);
    await delay(50);
  }
  const commands = startNode(databaseUrl, settings.onAcknowledged, code);
  return {
    origin,
    perform: commands.perform,
    /** Stops the product as an operator does; it completes what is in progress. @returns its exit code */
    async stop(): Promise<unknown> {
      product.kill('SIGTERM');
      const [exitCode] = await exited;
      return exitCode;
    },
    endCommands: () => commands.stop(),
  };
}

// A product ends with this process, also when it is killed.
const PRODUCT = [
  '--import',
  './tools/start/followParent.mjs',
  'tools/programs/run.mjs',
  'platform/server/main.ts',
];

const environment = ({
  port,
  dataFolder,
  databaseUrl,
  natsUrl,
  studioSecret,
}: NodeSettings): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(port),
  FOYER_DATA: join(dataFolder, String(port)),
  FOYER_DATABASE_URL: databaseUrl,
  FOYER_NATS_URL: natsUrl,
  FOYER_STUDIO_KEYS: `sandbox:${studioSecret}`,
  FOYER_MIGRATE_AT_START: '0',
  FOYER_METRICS_PORT: '',
  FOYER_LOG_LEVEL: 'error',
});

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
