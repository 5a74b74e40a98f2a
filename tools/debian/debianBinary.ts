import { execFile } from 'node:child_process';
import { access, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';

const run = promisify(execFile);
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/debian/', import.meta.url));
const UNPACK = fileURLToPath(new URL('unpack.sh', import.meta.url));
const LIMIT_MS = 5 * 60_000;

const failure = v.object({ code: v.unknown(), stderr: v.optional(v.string(), '') });

interface DebianPackages {
  /** The package of the binary, and the packages of libraries that a plain Debian does not have. */
  readonly packages: readonly string[];
  /** Path inside the packages, such as `usr/sbin/nats-server`. */
  readonly binary: string;
  /** Another release of Debian than the machine's, such as `trixie`. Its packages must run with the machine's libc. */
  readonly suite?: string;
  readonly cache?: string;
}

interface DebianBinary {
  readonly path: string;
  /** The folder with the unpacked packages. */
  readonly root: string;
  /** Environment in which the binary finds its libraries. */
  readonly env: NodeJS.ProcessEnv;
}

/** Makes a binary of Debian's packages available without installing it. The first call downloads the packages. */
export async function debianBinary({
  packages,
  binary,
  suite,
  cache = CACHE,
}: DebianPackages): Promise<DebianBinary> {
  const root = join(cache, [...(suite ? [suite] : []), ...packages].join('+'));
  await mkdir(cache, { recursive: true });
  try {
    // The lock also holds between processes, and ends with its process.
    await run('flock', [join(cache, 'lock'), 'sh', UNPACK, root, ...packages], {
      timeout: LIMIT_MS,
      env: { ...process.env, SUITE: suite },
    });
  } catch (error) {
    throw new Error(explain(packages, error), { cause: error });
  }
  const path = join(root, binary);
  await access(path).catch(() => {
    throw new Error(`Debian's ${packages.join(', ')} has no ${binary}`);
  });
  return { path, root, env: { ...process.env, LD_LIBRARY_PATH: await libraryFolders(root) } };
}

function explain(packages: readonly string[], error: unknown): string {
  const { code, stderr } = v.parse(failure, error);
  const needed = `this needs Debian's ${packages.join(', ')}`;
  if (code === 'ENOENT' || code === 3)
    return `${needed}, and this machine has no apt-get: run it on Debian or Ubuntu`;
  return `${needed}, which could not be downloaded: ${stderr.trim().split('\n').at(-1)}`;
}

/** Debian keeps libraries in a folder per architecture, such as `usr/lib/x86_64-linux-gnu`. */
async function libraryFolders(root: string): Promise<string> {
  const parents = ['usr/lib', 'lib'].map((name) => join(root, name));
  const folders = parents.map(async (parent) => {
    const names = await readdir(parent).catch((): string[] => []);
    return names.filter((name) => name.includes('-linux-gnu')).map((name) => join(parent, name));
  });
  return (await Promise.all(folders)).flat().join(':');
}
