import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeEmbedded } from '../../../infra/database/embedded/index.ts';
import { runFaults } from './faultRun.ts';
import { startSupervised } from './supervisedDatabase.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-faults-'));
});
afterAll(async () => {
  await removeEmbedded({ folder, log: { info() {} } });
  await rm(folder, { recursive: true, force: true });
});

it('MONEY-07 processes and databases killed under load lose no acknowledged movement and duplicate none', async () => {
  const figures = await runFaults({ folder, kills: 3, movementsBetween: 100 });
  expect(figures).toMatchObject({
    killedProcesses: 1,
    killedDatabases: 2,
    lost: [],
    doubled: [],
    isClean: true,
  });
  expect(figures.acknowledged).toBeGreaterThanOrEqual(3 * 20);
});

it('MONEY-07 the embedded database recovers from kills during bets, and each bet counts once', async () => {
  const own = join(folder, 'supervised');
  try {
    // Kills the server and a backend in turn, twice.
    const figures = await runFaults({ folder: own, kills: 8, movementsBetween: 40, start: startSupervised });
    expect(figures).toMatchObject({ killedDatabases: 4, lost: [], doubled: [], isClean: true });
  } finally {
    await removeEmbedded({ folder: own, log: { info() {} } });
  }
});
