import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedError } from './error.ts';

/** The unprivileged user that runs PostgreSQL when we are root: PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Used when we are root and the account cannot access the project folder. */
export const SYSTEM_FOLDER = '/var/lib/foyer';
/** The cluster's data directory, or a symbolic link to it, inside the folder given in the options. */
export const clusterIn = (folder: string): string => join(folder, 'postgres');

/** The account to run PostgreSQL with: null unless we are root, else the owner of the data, `postgres` or `nobody`. */
export async function serverAccount(folder: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const data = await stat(clusterIn(folder)).catch(() => null);
  if (data && data.uid !== 0) return { uid: data.uid, gid: data.gid };
  const passwd = await readFile('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] =
      passwd
        .split('\n')
        .find((line) => line.startsWith(`${name}:`))
        ?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new EmbeddedError('cannot run as root and found no user postgres or nobody: start as another user');
}

/** Whether the account can reach the path, which needs execute permission on every parent folder. */
export async function mayReach(path: string, account: Account | null): Promise<boolean> {
  if (!account) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
