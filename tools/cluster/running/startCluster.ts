import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '@foyer/platform/infra/database/database.ts';
import { LONG_LIMITS } from '@foyer/platform/infra/database/limits.ts';
import { migrate } from '@foyer/platform/infra/database/migrate.ts';
import { unwinding } from '@foyer/platform/infra/jobs/unwinding.ts';
import { MIGRATIONS } from '@foyer/platform/server/modules.ts';
import { startTcpProxy, throughProxy, type TcpProxy } from '@foyer/platform/testing/network/tcpProxy.ts';
import { childEnvironment } from '../../start/settings.ts';
import { startNats, type Nats } from '../startNats.ts';
import { balancer } from './haproxy.ts';
import { createPlayers, type ClusterPlayer } from './players.ts';
import { freePorts, isAnswered, program, type Program } from './program.ts';

export interface ClusterNode extends Program {
  readonly url: string;
  /** What lies between this node and the others. */
  readonly network: { readonly nats: TcpProxy; readonly database: TcpProxy };
  /** Ready, and it receives the events of all nodes. */
  isComplete(): Promise<boolean>;
}

export interface Cluster {
  /** HAProxy's port, which players, studios and payment companies use. */
  readonly port: number;
  readonly nodes: readonly ClusterNode[];
  readonly nats: Nats;
  readonly database: Database & { readonly url: string };
  readonly players: readonly ClusterPlayer[];
  /** Address of the sandbox's companies; null if none was started. */
  readonly companies: string | null;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  readonly databaseUrl: string;
  readonly nodes: number;
  readonly players: number;
  /** Whether the sandbox's payment companies run too. */
  readonly hasCompanies?: boolean;
  /** The program of a node. */
  readonly program: string;
}

export const STUDIO_SECRET = '0123456789abcdef';

/** Starts NATS, product nodes and HAProxy, each in a process of its own, on an empty database. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const started = unwinding();
  try {
    return await start(options, started);
  } catch (error) {
    await started.unwind();
    throw error;
  }
}

async function start(options: ClusterOptions, started: ReturnType<typeof unwinding>): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-cluster-'));
  started.push(() => rm(folder, { recursive: true, force: true }));
  const connected = openDatabase(options.databaseUrl, { connections: 8, limits: LONG_LIMITS });
  started.push(() => connected.close());
  const database = { ...connected, url: options.databaseUrl };
  await migrate(database, MIGRATIONS, {});
  const players = await createPlayers(database, options.players);
  const nats = await startNats();
  started.push(nats.stop);
  const [port = 0, studioPort = 0, companiesPort = 0, ...nodePorts] = await freePorts(3 + options.nodes);
  const settings = { port, studioPort, companiesPort, dataFolder: folder, reachedAt: 'localhost' };
  const given = { FOYER_STUDIO_SECRET: STUDIO_SECRET };
  const env = { ...process.env, ...childEnvironment(settings, given) };
  const nodes = await Promise.all(
    nodePorts.map((own, index) =>
      createNode({
        index,
        port: own,
        env,
        database: options.databaseUrl,
        nats,
        program: options.program,
        started,
      }),
    ),
  );
  // The first node fills the database with the demo; the others find it there.
  for (const node of nodes) started.push(node.kill);
  await nodes[0]?.start();
  await Promise.all(nodes.slice(1).map((node) => node.start()));
  const inFront = await balancer(folder, port, nodePorts);
  started.push(inFront.kill);
  await inFront.start();
  const companies = options.hasCompanies ? `http://localhost:${companiesPort}` : null;
  if (companies) {
    const sandbox = program({
      name: 'companies',
      command: [process.execPath, 'tools/programs/run.mjs', 'sandbox/main.ts'],
      env: { ...env, FOYER_PLATFORM_URL: `http://localhost:${port}` },
      isReady: () => isAnswered(`${companies}/payments/book`),
    });
    started.push(sandbox.kill);
    await sandbox.start();
  }
  return { port, nodes, nats, database, players, companies, stop: () => started.unwind() };
}

interface NodeOptions {
  readonly index: number;
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  readonly database: string;
  readonly nats: Nats;
  readonly program: string;
  readonly started: ReturnType<typeof unwinding>;
}

async function createNode({ index, port, env, nats, ...options }: NodeOptions): Promise<ClusterNode> {
  const network = {
    nats: await startTcpProxy({ host: '127.0.0.1', port: nats.port }),
    database: await startTcpProxy(addressOf(options.database)),
  };
  options.started.push(network.nats.close);
  options.started.push(network.database.close);
  const url = `http://127.0.0.1:${port}`;
  const node = program({
    name: `node ${index}`,
    command: [process.execPath, 'tools/programs/run.mjs', options.program],
    env: {
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      FOYER_DATABASE_URL: throughProxy(options.database, network.database),
      FOYER_NATS_URL: `nats://127.0.0.1:${network.nats.port}`,
      FOYER_TRUSTED_PROXIES: '1',
      FOYER_LOG_LEVEL: 'warn',
    },
    isReady: () => isAnswered(`${url}/health/ready`),
  });
  const isComplete = async (): Promise<boolean> => {
    const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(1_000) }).catch(
      () => null,
    );
    return response?.ok === true && !(await response.text()).includes('interrupted');
  };
  return { ...node, url, network, isComplete };
}

/** Where a PostgreSQL URL leads: a Unix socket, or a host and a port. */
function addressOf(url: string) {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  if (folder) return { path: join(folder, `.s.PGSQL.${port || 5432}`), port: 0 };
  return { host: hostname, port: Number(port || 5432) };
}
