import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbedded, startEmbedded } from '@foyer/platform/plumbing/database/embedded/index.ts';
import { betsBeside } from './bets.ts';
import { byBareServer, bySocket, type Spread } from './fanout.ts';

/**
 * What a jackpot costs: bets a second with it beside without, and every message to ten thousand sockets of one node
 * beside a bare server that writes the same bytes. `FOYER_BENCH_SECONDS` is the length of one measurement of bets.
 */
const LISTENERS = 10_000;
/** What a process holds open beside its listeners. */
const OTHER_FILES = 200;
const ROUNDS = 3;
const durationMs = 1000 * Number(process.env.FOYER_BENCH_SECONDS ?? 4);

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Node.js has raised its own limit as far as it may; beyond that only `ulimit -Hn` helps. */
function listenersAllowed(): number {
  const report: { userLimits?: { open_files?: { soft?: number | string } } } = JSON.parse(
    JSON.stringify(process.report.getReport()),
  );
  const open = Number(report.userLimits?.open_files?.soft);
  const allowed = Number.isNaN(open) ? LISTENERS : Math.min(LISTENERS, open - OTHER_FILES);
  if (allowed < LISTENERS) console.log(`no more than ${open} files may be open here (ulimit -Hn)`);
  return allowed;
}

function tell(name: string, own: Spread, bare: Spread, aim: string): void {
  const line = ({ perSecond, p99Ms }: Spread) =>
    `${Math.round(perSecond)} messages/s, p99 ${p99Ms.toFixed(0)} ms`;
  const ratio = (own.perSecond / bare.perSecond).toFixed(2);
  console.log(`  ${name}: ${line(own)}; bare server ${line(bare)}: ${ratio} of its rate (aim ${aim})`);
}

const listeners = listenersAllowed();
console.log(`${listeners} listeners of one node`);
const bare = await byBareServer(listeners);
const own = await bySocket(listeners);
tell('an update at a time', own.single, bare.single, '0.95');
tell('eight wins at a time', own.together, bare.together, '3');

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
