import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbedded, startEmbedded } from '@foyer/platform/infra/database/embedded/index.ts';
import { buildWeb } from '../../terminal/build.ts';
import { untilSignal } from '../../terminal/untilSignal.ts';
import { startCluster, type Cluster, type ClusterOptions } from './startCluster.ts';

/** Runs `work` with a cluster of the product's nodes and a PostgreSQL server that are removed afterwards. */
export async function withCluster(
  options: Omit<ClusterOptions, 'databaseUrl' | 'program'>,
  work: (cluster: Cluster) => Promise<void>,
): Promise<void> {
  if (!(await buildWeb())) process.exit(1);
  const folder = await mkdtemp(join(tmpdir(), 'foyer-cluster-'));
  const log = { info() {} };
  const server = await startEmbedded({ folder, log });
  try {
    const program = 'platform/server/main.ts';
    const cluster = await startCluster({ ...options, databaseUrl: server.url, program });
    try {
      await untilSignal(() => work(cluster));
    } finally {
      await cluster.stop();
    }
  } finally {
    await server.stop();
    await removeEmbedded({ folder, log });
    await rm(folder, { recursive: true, force: true });
  }
}
