import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { debianBinary } from '../debian/debianBinary.ts';

const run = promisify(execFile);
const MOST_OUTPUT = 64 * 1024 * 1024;

/** Buildah 1.28 and Podman 4.3 of Debian 12, with the libraries that a plain Debian does not have. */
const PACKAGES =
  'podman buildah crun conmon libgpgme11 libassuan0 libdevmapper1.02.1 libseccomp2 libsubid4 libsemanage2 libsepol2 libyajl2 libglib2.0-0';

export interface Containers {
  /** Where files of the test may be. */
  readonly folder: string;
  /** What it mounts can be read by this process. */
  buildah(...args: string[]): Promise<string>;
  /** `buildah bud`. */
  build(...args: string[]): Promise<void>;
  podman(...args: string[]): Promise<string>;
  /** `podman run` in the background. */
  start(...args: string[]): ChildProcess;
  remove(): Promise<void>;
}

/** Builds and runs containers in a folder of its own. Needs root and Linux; images of other registries are not used. */
export async function openContainers(): Promise<Containers> {
  if (process.getuid?.() !== 0)
    throw new Error('containers are built and run as root here: run this with sudo');
  const { path, env: own } = await debianBinary({
    packages: PACKAGES.split(' '),
    binary: 'usr/bin/podman',
  });
  const bin = join(path, '..');
  const folder = await mkdtemp(join(tmpdir(), 'foyer-containers-'));
  const libraries = await writeLibraryCache(folder, own.LD_LIBRARY_PATH ?? '');
  const settings = join(folder, 'home/.config/containers');
  await mkdir(settings, { recursive: true });
  await writeFile(join(settings, 'policy.json'), '{"default":[{"type":"insecureAcceptAnything"}]}');
  await writeFile(
    join(settings, 'containers.conf'),
    `[engine]\nconmon_path=["${join(bin, 'conmon')}"]\nruntime="crun"\ncgroup_manager="cgroupfs"\nevents_logger="file"\n[engine.runtimes]\ncrun=["${join(bin, 'crun')}"]\n`,
  );
  const env = {
    ...own,
    HOME: join(folder, 'home'),
    CONTAINERS_CONF: join(settings, 'containers.conf'),
    BUILDAH_ISOLATION: 'chroot',
    PATH: `${bin}:${process.env.PATH ?? ''}`,
  };
  const store = ['--root', `${folder}/store`, '--runroot', `${folder}/run`, '--storage-driver', 'overlay'];
  // Buildah and Podman start programs without LD_LIBRARY_PATH; those find their libraries by the linker's cache.
  // Podman has no name server or bridge of its own, and runs on machines with the control groups of both versions.
  const isolated = `umount /sys/fs/cgroup/unified 2>/dev/null; mount --bind ${libraries} /etc/ld.so.cache && exec "$@"`;
  const inIsolation = (program: string, args: readonly string[]) => [
    '--mount',
    'sh',
    '-c',
    isolated,
    'sh',
    program,
    ...store,
    ...args,
  ];
  const inPodman = (args: readonly string[]) => inIsolation(path, args);
  const options = { env, maxBuffer: MOST_OUTPUT };
  return {
    folder,
    buildah: async (...args) => (await run(join(bin, 'buildah'), [...store, ...args], options)).stdout,
    build: async (...args) => {
      await run('unshare', inIsolation(join(bin, 'buildah'), ['bud', ...args]), options);
    },
    podman: async (...args) => (await run('unshare', inPodman(args), options)).stdout,
    start: (...args) => spawn('unshare', inPodman(args), { env, stdio: ['ignore', 'pipe', 'pipe'] }),
    async remove() {
      await run('unshare', inPodman(['rm', '--all', '--force', '--time', '0']), options).catch(() => {});
      const unmounted = 'grep -o "$1/[^ ]*" /proc/mounts | sort -r | xargs -r umount; rm -rf "$1"';
      await run('sh', ['-c', unmounted, 'sh', folder]);
    },
  };
}

/**
 * @param folders of libraries, with `:` between them
 * @returns the file of a cache for the dynamic linker that has the machine's libraries and those
 */
async function writeLibraryCache(folder: string, folders: string): Promise<string> {
  const [list, cache] = [join(folder, 'ld.so.conf'), join(folder, 'ld.so.cache')];
  await writeFile(list, ['include /etc/ld.so.conf', ...folders.split(':'), ''].join('\n'));
  // Debian keeps it where only root's path leads.
  await run('/sbin/ldconfig', ['-X', '-f', list, '-C', cache]);
  return cache;
}
