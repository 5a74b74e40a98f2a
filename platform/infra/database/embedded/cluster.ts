import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { clusterIn, mayReach, SYSTEM_FOLDER, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedError, failureOf } from './error.ts';

const run = promisify(execFile);
const MAJOR_VERSION = '18';

/**
 * `<folder>/postgres`, or the target of that link, which root creates when the account cannot reach the folder (for
 * example a clone in /root). If the link is gone, its data counts as deleted by the owner.
 */
export async function locateCluster(folder: string, account: Account | null): Promise<string> {
  const localPath = clusterIn(folder);
  const found = await lstat(localPath).catch(() => null);
  if (found?.isSymbolicLink()) return readlink(localPath);
  if (found || (await mayReach(localPath, account))) return localPath;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const outside = join(SYSTEM_FOLDER, name);
  await rm(outside, { recursive: true, force: true });
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  await symlink(outside, localPath);
  return outside;
}

interface MakeCluster {
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly account: Account | null;
  readonly log: { info(text: string): void };
}

/** Initialises the data directory unless it exists. */
export async function makeCluster({ cluster, binaries, account, log }: MakeCluster): Promise<void> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version?.trim() === MAJOR_VERSION) return;
  if (version) {
    const written = version.trim();
    const advice =
      Number(written) > Number(MAJOR_VERSION)
        ? `start a newer Foyer, whose PostgreSQL is ${written}, or restore a backup from before the upgrade`
        : 'start with --fresh, or move the data over with pg_dump';
    throw new EmbeddedError(
      `${cluster} was written by PostgreSQL ${written}, this is ${MAJOR_VERSION}: ${advice}`,
    );
  }
  log.info('preparing the database for its first start');
  // Initialised under a temporary name and renamed, so that an interrupted start can be repeated.
  const temporary = `${cluster}.new`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  if (account) await chown(temporary, account.uid, account.gid);
  // The builtin locale sorts text identically on every machine; the bundled ICU is older than in production.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  try {
    await run(binaries.initdb, ['-D', temporary, '-U', 'postgres', '--auth=trust', ...locale], {
      cwd: '/',
      ...account,
    });
  } catch (cause) {
    await rm(temporary, { recursive: true, force: true });
    const folder = dirname(cluster);
    throw failureOf(folder, `initdb failed in ${folder}:`, String(Object(cause).stderr));
  }
  await rename(temporary, cluster);
}
