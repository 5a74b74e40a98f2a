import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Containers } from './containers.ts';

const run = promisify(execFile);
const UNPACK = fileURLToPath(new URL('../debian/unpack.sh', import.meta.url));
const CONTAINERFILE = new URL('../../deploy/image/Containerfile', import.meta.url);

/** What `gcr.io/distroless/cc` has: no shell, no package manager. */
const BASE = 'base-files netbase tzdata libc6 libgcc-s1 gcc-12-base libstdc++6';
const SHELL =
  'libatomic1 dash coreutils findutils sed grep libacl1 libattr1 libgmp10 libselinux1 libpcre2-8-0 libpcre3';

/**
 * Makes the two images that the Containerfile begins with, from Debian's packages and Node.js of npm.
 * @returns arguments for the build
 */
export async function makeBaseImages(containers: Containers): Promise<readonly string[]> {
  const { folder } = containers;
  const [base, build] = [join(folder, 'base'), join(folder, 'build')];
  await run('sh', [UNPACK, base, ...BASE.split(' ')]);
  await run('sh', [UNPACK, build, ...BASE.split(' '), ...SHELL.split(' ')]);
  await addNode(folder, build);
  const variables = await addCertificates(build);
  return [
    `NODE_IMAGE=${await imageOf(containers, build, 'localhost/foyer-node', variables)}`,
    `BASE_IMAGE=${await imageOf(containers, base, 'localhost/foyer-base', [])}`,
  ].flatMap((argument) => ['--build-arg', argument]);
}

/** The version that the Containerfile names. */
async function addNode(folder: string, root: string): Promise<void> {
  const version = /node:(\d+)/.exec(await readFile(CONTAINERFILE, 'utf8'))?.[1];
  const packages = join(folder, 'npm');
  const options = ['--no-save', '--ignore-scripts=false', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', '--prefix', packages, ...options, `node@${version}`, 'npm@11']);
  const local = join(root, 'usr/local');
  await mkdir(join(local, 'bin'), { recursive: true });
  await copyFile(join(packages, 'node_modules/node/bin/node'), join(local, 'bin/node'));
  await cp(join(packages, 'node_modules/npm'), join(local, 'lib/node_modules/npm'), { recursive: true });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
}

/** Corporate networks may use their own certificate authority, which npm in the build then needs as well. */
async function addCertificates(root: string): Promise<readonly string[]> {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file) return [];
  await copyFile(file, join(root, 'etc/extra-ca.pem'));
  return ['--env', 'NODE_EXTRA_CA_CERTS=/etc/extra-ca.pem'];
}

async function imageOf(
  { buildah }: Containers,
  root: string,
  name: string,
  variables: readonly string[],
): Promise<string> {
  const container = (await buildah('from', 'scratch')).trim();
  await buildah('add', '--quiet', container, root, '/');
  await buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', ...variables, container);
  await buildah('commit', '--quiet', '--rm', container, name);
  return name;
}
