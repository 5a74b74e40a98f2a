import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { clusterIn, serverAccount } from './account.ts';
import { locateBinaries } from './binaries.ts';
import { locateCluster, makeCluster } from './cluster.ts';
import { EmbeddedError } from './error.ts';
import { clearLocks, clearPredecessor } from './predecessor.ts';
import { acquireDataFolder } from './claim.ts';
import { addressOf } from './running.ts';
import { startServer } from './server.ts';
import { supervise, type Supervision } from './supervisor.ts';

export { EmbeddedError } from './error.ts';
export { runningEmbedded } from './running.ts';
export type { Supervision } from './supervisor.ts';

export interface EmbeddedOptions {
  /** Data folder; created if missing. Deleting it resets the database. */
  readonly folder: string;
  /** Receives a line for each step that takes time. */
  readonly log: { info(text: string): void };
  /** False trades crash safety for speed (fsync off): for tests only. */
  readonly isDurable?: boolean;
  /** If set, a server that exits by itself is restarted at the same address. */
  readonly supervision?: Supervision;
}

export interface EmbeddedDatabase {
  /** Connection URL for `pg` and libpq: a Unix socket that only this account and root can open. */
  readonly url: string;
  /** Resolves when all data is on disk and the server has exited. */
  stop(): Promise<void>;
}

/**
 * Starts a bundled PostgreSQL, after stopping a server left by a killed process. Runs until `stop` or the end of this
 * process. @throws EmbeddedError, always with what to do about it
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32') {
    throw new EmbeddedError('needs Unix sockets: run under WSL, or set FOYER_DATABASE_URL to a PostgreSQL');
  }
  const folder = resolve(options.folder);
  await mkdir(folder, { recursive: true });
  const account = await serverAccount(folder);
  const binaries = await locateBinaries(folder, account);
  const cluster = await locateCluster(folder, account);
  await clearPredecessor(cluster, options.log);
  await makeCluster({ cluster, binaries, account, log: options.log });

  // The system's temporary folder has a short path, and a Unix socket path is limited to 107 bytes.
  const sockets = await mkdtemp(join(tmpdir(), 'foyer-'));
  if (account) await chown(sockets, account.uid, account.gid);
  const claim = await acquireDataFolder(sockets);
  const release = async () => {
    await claim.release();
    await rm(sockets, { recursive: true, force: true });
  };
  const { log, isDurable = true, supervision } = options;
  const startOn = (signal?: AbortSignal) =>
    startServer({
      cluster,
      binaries,
      account,
      sockets,
      isDurable,
      onRecovery: () => log.info('repairing the data after a crash'),
      ...(signal && { signal }),
    });
  const restart = async (signal: AbortSignal) => {
    await clearLocks(cluster, sockets);
    return startOn(signal);
  };
  try {
    const first = await startOn();
    const server = supervision ? supervise(first, restart, supervision) : first;
    return {
      url: addressOf(sockets),
      async stop() {
        await server.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Deletes the data of the folder, after stopping a server that a killed process left running on it. */
export async function removeEmbedded(options: Pick<EmbeddedOptions, 'folder' | 'log'>): Promise<void> {
  const folder = resolve(options.folder);
  await mkdir(folder, { recursive: true });
  const cluster = await locateCluster(folder, await serverAccount(folder));
  await clearPredecessor(cluster, options.log);
  await rm(cluster, { recursive: true, force: true });
  await rm(clusterIn(folder), { recursive: true, force: true });
}
