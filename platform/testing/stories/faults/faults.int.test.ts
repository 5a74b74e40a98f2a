import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
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

// Each kill of a node starts a process, which is slow on a busy machine. Alone the run takes one and a half to two minutes.
const TIMEOUT_MS = 10 * MINUTE;
const RIGHT = { lost: [], doubled: [], findings: [] };

it(
  'MONEY-07 nodes and databases killed under load lose no acknowledged command and duplicate none',
  { timeout: TIMEOUT_MS },
  async () => {
    const figures = await runFaults({ folder, kills: 6, seed: 6 });
    expect(figures).toMatchObject({ ...RIGHT, cleanAudits: 7 });
    expect(Math.min(figures.killedNodes, figures.killedDatabases)).toBeGreaterThanOrEqual(2);
    expect(figures.repeated).toBeGreaterThan(0);
  },
);

it(
  'MONEY-07 the embedded database recovers from kills during bets, and each bet counts once',
  { timeout: TIMEOUT_MS },
  async () => {
    const own = join(folder, 'supervised');
    try {
      // The run kills the whole server and a single backend in turn.
      const figures = await runFaults({ folder: own, kills: 4, seed: 1, start: startSupervised });
      expect(figures).toMatchObject(RIGHT);
      expect(figures.killedDatabases).toBeGreaterThanOrEqual(2);
    } finally {
      await removeEmbedded({ folder: own, log: { info() {} } });
    }
  },
);
