import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbedded, startEmbedded } from '@foyer/platform/infra/database/embedded/index.ts';
import { betsBeside } from './bets.ts';

/**
 * What a raffle costs: bets a second of five thousand players who stake at once, while their stakes are taken in once a
 * second, beside the same without. `FOYER_BENCH_SECONDS` is the length of one measurement.
 */
const ROUNDS = 6;
const AIM = 0.9;
const durationMs = 1000 * Number(process.env.FOYER_BENCH_SECONDS ?? 4);

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
const log = { info() {} };
const server = await startEmbedded({ folder, log });
try {
  const plans = [64, 256].map((inFlight) => ({ inFlight, rounds: ROUNDS, durationMs }));
  const measured = await betsBeside(server.url, plans);
  console.log(`bets of 5000 players, durable; medians of ${ROUNDS} rounds of ${durationMs / 1000} s`);
  for (const [index, { off, on, looksMs }] of measured.entries()) {
    console.log(`  ${plans[index]?.inFlight} in flight, nobody looks: ${Math.round(median(off))}/s`);
    const ratio = (median(on) / median(off)).toFixed(2);
    const look = `a look takes ${Math.round(median(looksMs))} ms`;
    console.log(`  with a look a second: ${Math.round(median(on))}/s, ${ratio} (aim ${AIM}); ${look}`);
  }
} finally {
  await server.stop();
  await removeEmbedded({ folder, log });
  await rm(folder, { recursive: true, force: true });
}
