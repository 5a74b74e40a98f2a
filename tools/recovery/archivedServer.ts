import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addressOf } from '@foyer/platform/infra/database/embedded/running.ts';
import { pgbackrest } from '../debian/pgbackrest.ts';
import { npmPostgres } from '../postgres/npmPostgres.ts';
import { initialise, makeFolder, startPostgres, type StartedPostgres } from '../postgres/startPostgres.ts';

const DEPLOY = fileURLToPath(new URL('../../deploy/backup/', import.meta.url));

/** PostgreSQL 17 and Debian 13's pgBackRest with the files of `deploy/backup`, in a folder instead of the system's. */
export interface ArchivedServer {
  readonly url: string;
  pgbackrest(...args: readonly string[]): Promise<string>;
  /** Initialises the server's data. */
  initialise(): Promise<void>;
  /** Resolves when the server accepts writes, after a recovery if it was restored. */
  start(): Promise<void>;
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
}

/** @param folder has the backups @param name the folder of the data inside, such as `primary` */
export async function archivedServer(folder: string, name: string): Promise<ArchivedServer> {
  const tools = await npmPostgres('17', folder);
  const backrest = await pgbackrest(join(tools.cache, 'debian'));
  const [data, sockets] = [join(folder, name), join(folder, `${name}-s`)];
  for (const needed of [folder, sockets, ...['repository', 'log', 'lock'].map((one) => join(folder, one))])
    await makeFolder(needed, tools);
  const env = {
    ...backrest.env,
    PATH: `${dirname(backrest.path)}:${process.env.PATH ?? ''}`,
    // pgBackRest needs the client library of PostgreSQL.
    LD_LIBRARY_PATH: `${backrest.env.LD_LIBRARY_PATH ?? ''}:${tools.libraries}`,
    PGBACKREST_CONFIG: join(DEPLOY, 'pgbackrest.conf'),
    PGBACKREST_REPO1_PATH: join(folder, 'repository'),
    PGBACKREST_REPO1_CIPHER_PASS: 'the passphrase of this test',
    PGBACKREST_LOG_PATH: join(folder, 'log'),
    PGBACKREST_LOCK_PATH: join(folder, 'lock'),
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_SOCKET_PATH: sockets,
    PGBACKREST_PG1_USER: 'postgres',
  };
  let server: StartedPostgres | null = null;
  return {
    url: addressOf(sockets),
    async pgbackrest(...args) {
      const options = { cwd: '/', env, ...tools.account };
      const { stdout } = await promisify(execFile)(backrest.path, ['--stanza=foyer', ...args], options);
      return stdout;
    },
    initialise: () => initialise(tools, data),
    async start() {
      const settings = await readSettings(join(DEPLOY, 'postgresql.conf'));
      server = await startPostgres({ tools, data, sockets, settings, env });
    },
    async end(signal) {
      await server?.end(signal);
    },
  };
}

/** The settings of a PostgreSQL configuration file, as `name=value`. */
async function readSettings(file: string): Promise<readonly string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const [, name, value] = /^(\w+) = '?(.*?)'?$/.exec(line) ?? [];
    return name === undefined ? [] : [`${name}=${value}`];
  });
}
