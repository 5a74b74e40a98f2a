import { readFile, readlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { clusterIn } from './account.ts';
import { isDataFolderInUse } from './claim.ts';

/** The URL of a server that another process runs on this folder, or null. */
export async function runningEmbedded(folder: string): Promise<string | null> {
  const local = clusterIn(resolve(folder));
  const cluster = await readlink(local).catch(() => local);
  const lock = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const sockets = lock.split('\n')[4] ?? '';
  return sockets !== '' && (await isDataFolderInUse(sockets)) ? addressOf(sockets) : null;
}

/** Connection URL for `pg` and libpq. */
export const addressOf = (sockets: string): string =>
  `postgres://postgres@localhost/postgres?host=${encodeURIComponent(sockets)}`;
