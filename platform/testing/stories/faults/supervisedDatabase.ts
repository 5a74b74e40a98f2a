import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../../infra/database/embedded/index.ts';
import type { KillableDatabase } from './killableDatabase.ts';

export interface SupervisedDatabase extends KillableDatabase {
  /** Stops every process of the server with SIGSTOP, so that it does not respond. */
  freeze(): Promise<void>;
  thaw(): void;
}

/** The database as the product runs it. The test kills the server or one backend; the supervisor restarts it. */
export async function startSupervised(folder: string): Promise<SupervisedDatabase> {
  const supervision = {
    log: { warn() {} },
    onGivenUp(error: Error) {
      throw error;
    },
    // A new server cannot start until all processes of the killed one have ended.
    pausesMs: [0, ...Array.from({ length: 100 }, () => 200)],
  };
  const server = await startEmbedded({ folder, log: { info() {} }, supervision });
  const { url } = server;
  let kills = 0;
  let frozen: readonly number[] = [];
  const thaw = () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    frozen = [];
  };
  return {
    url,
    thaw,
    async freeze() {
      frozen = [await postmasterOf(folder), ...(await pidsOf(url))];
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    async killAndRestart() {
      const postmaster = await postmasterOf(folder);
      const [backend = postmaster] = await pidsOf(url, "backend_type = 'client backend'");
      const closed = await untilClosed(url);
      process.kill(kills++ % 2 === 0 ? postmaster : backend, 'SIGKILL');
      // The server answers for a moment before it notices, and then closes all connections.
      await closed();
      await untilAnswered(url);
    },
    async stop() {
      thaw();
      await server.stop();
    },
  };
}

const postmasterOf = async (folder: string): Promise<number> =>
  Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

/** Opens a connection. @returns a function that waits until the server has closed it */
async function untilClosed(url: string): Promise<() => Promise<unknown>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  const closed = new Promise((resolve) => client.once('end', resolve));
  await client.connect();
  return () => closed;
}

/** Process ids of the backends, without the one that runs this query. */
async function pidsOf(url: string, which = 'true'): Promise<readonly number[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where pid <> pg_backend_pid() and ${which}`,
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    try {
      return void (await pidsOf(url));
    } catch {
      await new Promise(setImmediate);
    }
  }
}
