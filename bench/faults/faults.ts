import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbedded } from '@foyer/platform/infra/database/embedded/index.ts';
import { runFaults } from '@foyer/platform/testing/stories/faults/faultRun.ts';

/**
 * Money under load while processes and the database are killed at random: what was acknowledged must be there, once,
 * and the books right. `FOYER_BENCH_KILLS` is how often.
 */
const kills = Number(process.env.FOYER_BENCH_KILLS ?? 30);

const folder = await mkdtemp(join(tmpdir(), 'foyer-faults-'));
try {
  const began = performance.now();
  const figures = await runFaults({ folder, kills, movementsBetween: 3_000 });
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${figures.killedDatabases} databases and ${figures.killedProcesses} processes killed in ${seconds} s; ` +
      `longest recovery ${Math.round(figures.longestRecoveryMs)} ms`,
  );
  console.log(
    `${figures.acknowledged} acknowledged movements: ${figures.lost.length} lost, ${figures.doubled.length} doubled, ` +
      `audit ${figures.isClean ? 'clean' : 'NOT CLEAN'}`,
  );
  if (figures.lost.length > 0 || figures.doubled.length > 0 || !figures.isClean) {
    console.log([...figures.lost, ...figures.doubled].slice(0, 20).join('\n'));
    process.exitCode = 1;
  }
} finally {
  await removeEmbedded({ folder, log: { info() {} } });
  await rm(folder, { recursive: true, force: true });
}
