import { mkdir, readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded, type EmbeddedDatabase } from '../../../infra/database/embedded/index.ts';

/** A durable PostgreSQL server that can be killed and restarted with the same data and address. */
export interface KillableDatabase {
  readonly url: string;
  /** Kills all its processes at once, as a power cut does; resolves after recovery. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

const log = { info() {} };

export async function startKillable(folder: string): Promise<KillableDatabase> {
  // The server's socket path changes with each start, so clients connect through a stable link.
  const link = join(folder, 's');
  await mkdir(folder, { recursive: true });
  let server = await startEmbedded({ folder, log });
  await pointTo(link, server);
  const url = linked(server.url, link);

  return {
    url,
    async killAndRestart() {
      await killAll(url);
      await server.stop();
      server = await startEmbedded({ folder, log });
      await pointTo(link, server);
    },
    async stop() {
      await server.stop();
      await rm(link, { force: true });
    },
  };
}

const socketsOf = (url: string): string => new URL(url).searchParams.get('host') ?? '';

function linked(url: string, link: string): string {
  const address = new URL(url);
  address.searchParams.set('host', link);
  return address.href;
}

async function pointTo(link: string, server: EmbeddedDatabase): Promise<void> {
  await rm(link, { force: true });
  await symlink(socketsOf(server.url), link);
  if ((await readlink(link)) !== socketsOf(server.url)) throw new Error('the link was not set');
}

/** Kills the postmaster first, so that it restarts nothing, and then its children. */
async function killAll(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // This connection is closed by the kill as well.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: string }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid
     union all select pid::text from pg_stat_activity where pid <> pg_backend_pid()
     union all select pg_backend_pid()::text`,
  );
  for (const { pid } of rows) kill(Number(pid));
  await client.end().catch(() => {});
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // The process has already exited because the postmaster is gone.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
