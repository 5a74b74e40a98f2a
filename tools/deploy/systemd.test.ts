import { existsSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemdAnalyze } from '../debian/systemdAnalyze.ts';

const UNITS = fileURLToPath(new URL('../../deploy/systemd/', import.meta.url));
const SERVICES = [
  'foyer-node@3001.service',
  'foyer-migrate.service',
  'foyer-audit.service',
  'foyer-audit-all.service',
];

/** A machine with our units, those of systemd, and files in the place of the programs that they run. */
let machine: string;
beforeAll(async () => {
  machine = await mkdtemp(join(tmpdir(), 'foyer-systemd-'));
  const { root } = await systemdAnalyze();
  // Debian 13 has moved the units.
  for (const folder of ['lib/systemd/system', 'usr/lib/systemd/system'])
    if (existsSync(join(root, folder)))
      await cp(join(root, folder), join(machine, 'usr/lib/systemd/system'), { recursive: true });
  await cp(UNITS, join(machine, 'etc/systemd/system'), { recursive: true });
  for (const program of ['usr/bin/node', 'bin/kill']) {
    await mkdir(dirname(join(machine, program)), { recursive: true });
    await writeFile(join(machine, program), '', { mode: 0o755 });
  }
});
afterAll(() => rm(machine, { recursive: true, force: true }));

async function analyze(...args: string[]): Promise<string> {
  const { path, env } = await systemdAnalyze();
  const { stdout, stderr } = await promisify(execFile)(path, args, { env });
  return stdout + stderr;
}
const verify = () =>
  analyze(
    'verify',
    '--man=no',
    `--root=${machine}`,
    ...SERVICES,
    'foyer-audit.timer',
    'foyer-audit-all.timer',
  );

test('systemd accepts the units', async () => {
  const lines = (await verify()).split('\n').filter((line) => line.includes('foyer'));
  expect(lines).toEqual([]);
});

test('systemd would complain about a wrong unit', async () => {
  const file = join(machine, 'etc/systemd/system/foyer-migrate.service');
  const right = await readFile(file, 'utf8');
  await writeFile(file, `${right}Restrat=always\n`);
  expect(await verify()).toContain('foyer-migrate.service:12: Unknown key');
  await writeFile(file, right);
});

test.each(SERVICES)('%s is confined: its exposure is at most 1.5 of 10', async (service) => {
  const offline = ['security', '--offline=yes', `--root=${machine}`, '--threshold=15', service];
  expect(await analyze(...offline)).toContain('OK');
});
