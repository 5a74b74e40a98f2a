import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { debianBinary } from './debianBinary.ts';
import { natsServer } from './natsServer.ts';

let cache: string;
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'foyer-debian-'));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(cache, { recursive: true, force: true }));

const hello = { packages: ['hello'], binary: 'usr/bin/hello' };

test('a binary of a Debian package runs without being installed', async () => {
  const { path, env } = await natsServer();
  const { stdout } = await promisify(execFile)(path, ['--version'], { env });
  expect(stdout).toContain('nats-server: v2.');
});

test('parallel calls unpack a package once', async () => {
  const found = await Promise.all([1, 2, 3].map(() => debianBinary({ ...hello, cache })));
  const { stdout } = await promisify(execFile)(found[0]?.path ?? '');
  expect(stdout).toBe('Hello, world!\n');
  expect((await readdir(cache)).toSorted()).toEqual(['hello', 'lock']);
});

test('an unknown package is an error that names it', async () => {
  const missing = debianBinary({ packages: ['foyer-no-such-package'], binary: 'x', cache });
  await expect(missing).rejects.toThrow(/Debian's foyer-no-such-package, which could not be downloaded: E: /);
});

test('without apt the error is one clear line', async () => {
  vi.stubEnv('PATH', cache);
  const refused = debianBinary({ packages: ['any'], binary: 'x', cache });
  await expect(refused).rejects.toThrow(
    "this needs Debian's any, and this machine has no apt-get: run it on Debian or Ubuntu",
  );
});
