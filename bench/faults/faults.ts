import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { removeEmbedded } from '@foyer/platform/infra/database/embedded/index.ts';
import { isRight, runFaults, type FaultFigures } from '@foyer/platform/testing/stories/faults/faultRun.ts';

/**
 * Runs money commands of every kind while nodes and the database are killed at random. After each kill, every
 * acknowledged command must be stored once and the ledger must balance. A failing run is repeated with its seed.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    kills: { type: 'string', default: '500' },
  },
});
const seed = Number(values.seed);
const kills = Number(values.kills);
const REPORT_EVERY = 50;

// Names the template databases of this run.
process.env.FOYER_TEST_RUN = `faults${process.pid}`;
const folder = await mkdtemp(join(tmpdir(), 'foyer-faults-'));
const startedAt = performance.now();
const repeat = `npm run bench:faults -- --seed ${seed} --kills ${kills}`;
console.log(repeat);
try {
  const figures = await runFaults({
    folder,
    kills,
    seed,
    onKill: (current) => {
      if ((current.killedNodes + current.killedDatabases) % REPORT_EVERY === 0) report(current);
    },
  });
  report(figures);
  console.log(`acknowledged: ${listed(figures.acknowledged)}`);
  console.log(`refused: ${listed(figures.refused)}`);
  if (!isRight(figures)) {
    console.log([...figures.lost, ...figures.doubled, ...figures.findings].slice(0, 20).join('\n'));
    console.log(`repeat this run: ${repeat}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.log(`repeat this run: ${repeat}`);
  throw error;
} finally {
  await removeEmbedded({ folder, log: { info() {} } });
  await rm(folder, { recursive: true, force: true });
}

function report(figures: FaultFigures): void {
  const sum = Object.values(figures.acknowledged).reduce((total, one) => total + one, 0);
  console.log(
    `${figures.killedNodes} nodes and ${figures.killedDatabases} databases killed, ${sum} commands acknowledged, ` +
      `${figures.lost.length} lost, ${figures.doubled.length} doubled, ${figures.repeated} repeated, ` +
      `${figures.wins} jackpot and raffle wins, ${figures.cleanAudits} audits clean, ` +
      `longest recovery ${Math.round(figures.longestRecoveryMs)} ms, ` +
      `${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
}

function listed(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([kind, times]) => `${times} ${kind}`)
    .join(', ');
}
