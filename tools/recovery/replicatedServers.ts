import { execFile } from 'node:child_process';
import { chmod, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { addressOf } from '@foyer/platform/infra/database/embedded/running.ts';
import { onServer } from '@foyer/platform/infra/database/testTemplate.ts';
import { npmPostgres } from '../postgres/npmPostgres.ts';
import { initialise, makeFolder, startPostgres } from '../postgres/startPostgres.ts';

export interface ReplicatedServers {
  /** An address that moves with the primary. */
  readonly url: string;
  /** The standby stops to receive, as over a network that hangs, until it is promoted. */
  stopReceiving(): Promise<void>;
  killPrimary(): Promise<void>;
  /** Resolves when the standby accepts writes and the address leads to it. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL 17 with a standby that streams from it. @param isSynchronous whether commits wait for the standby */
export async function replicatedServers(folder: string, isSynchronous: boolean): Promise<ReplicatedServers> {
  const tools = await npmPostgres('17', folder);
  const [data, standbyData, sockets, standbySockets, current] = ['p', 's', 'ps', 'ss', 'current'].map(
    (name) => join(folder, name),
  ) as [string, string, string, string, string];
  for (const needed of [folder, sockets, standbySockets]) await makeFolder(needed, tools);
  await initialise(tools, data);
  // The data of a server that never ran is a base backup.
  await promisify(execFile)('cp', ['-a', data, standbyData]);
  await writeFile(join(standbyData, 'standby.signal'), '');
  await chmod(join(standbyData, 'standby.signal'), 0o644);

  const follows = `primary_conninfo=host=${sockets} user=postgres`;
  const promoted = startPostgres({ tools, data: standbyData, sockets: standbySockets, settings: [follows] });
  const settings = ['wal_keep_size=1GB', ...(isSynchronous ? ['synchronous_standby_names=*'] : [])];
  const primary = await startPostgres({ tools, data, sockets, settings });
  await untilStreaming(addressOf(sockets));
  await symlink(sockets, current);
  let stoppedReceiver: number | null = null;
  return {
    url: addressOf(current),
    async stopReceiving() {
      await onServer(addressOf(standbySockets), async (client) => {
        const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_wal_receiver');
        stoppedReceiver = rows[0]?.pid ?? null;
      });
      if (stoppedReceiver !== null) process.kill(stoppedReceiver, 'SIGSTOP');
    },
    killPrimary: () => primary.end('SIGKILL'),
    async promote() {
      if (stoppedReceiver !== null) process.kill(stoppedReceiver, 'SIGCONT');
      await onServer(
        addressOf(standbySockets),
        async (client) => void (await client.query('select pg_promote()')),
      );
      await promoted;
      await symlink(standbySockets, `${current}-next`);
      await rename(`${current}-next`, current);
    },
    async stop() {
      await primary.end('SIGKILL');
      const standby = await promoted;
      await standby.end('SIGINT');
    },
  };
}

async function untilStreaming(url: string): Promise<void> {
  let isStreaming = false;
  while (!isStreaming) {
    await onServer(url, async (client) => {
      const { rowCount } = await client.query(`select from pg_stat_replication where state = 'streaming'`);
      isStreaming = rowCount === 1;
    });
    await delay(50);
  }
}
