import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbedded, startEmbedded } from '@foyer/platform/plumbing/database/embedded/index.ts';
import { betsBeside } from './bets.ts';
import { byBareServer, bySocket, type Spread } from './fanout.ts';

/**
 * What a jackpot costs: bets a second with it beside without, and every update to ten thousand sockets of one node
 * beside a bare server that writes the same bytes. `FOYER_BENCH_SECONDS` is the length of one measurement of bets.
 */
const LISTENERS = 10_000;
const ROUNDS = 3;
const durationMs = 1000 * Number(process.env.FOYER_BENCH_SECONDS ?? 4);

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const told = (name: string, { perSecond, p99Ms }: Spread): string =>
  `  ${name}: ${Math.round(perSecond)} messages/s, p99 ${p99Ms.toFixed(0)} ms`;

console.log(`${LISTENERS} listeners, four updates a second`);
const bare = await byBareServer(LISTENERS);
console.log(told('bare server', bare));
const own = await bySocket(LISTENERS);
console.log(told('jackpot socket', own));
console.log(
  `  ${(own.perSecond / bare.perSecond).toFixed(2)} of the rate, ${(own.p99Ms / bare.p99Ms).toFixed(2)} times the p99`,
);

const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
const log = { info() {} };
const server = await startEmbedded({ folder, log });
try {
  const { off, on } = await betsBeside(server.url, ROUNDS, durationMs);
  const ratio = median(on) / median(off);
  console.log(
    `bets of 5000 players, durable, 64 in flight; medians of ${ROUNDS} rounds of ${durationMs / 1000} s`,
  );
  console.log(`  without a jackpot: ${Math.round(median(off))}/s`);
  console.log(`  with contributions and draws: ${Math.round(median(on))}/s, ${ratio.toFixed(2)} (aim 0.85)`);
} finally {
  await server.stop();
  await removeEmbedded({ folder, log });
  await rm(folder, { recursive: true, force: true });
}
