import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbedded, startEmbedded } from '@foyer/platform/infra/database/embedded/index.ts';
import { betsBeside } from './bets.ts';
import { byBareServer, bySocket, type Spread, type Spreads } from './fanout.ts';

/**
 * What a jackpot costs: bets a second with it beside without, and every message to ten thousand sockets of one node
 * beside a bare server that writes the same bytes. `FOYER_BENCH_SECONDS` is the length of one measurement of bets.
 */
const LISTENERS = 10_000;
/** What a process holds open beside its listeners. */
const OTHER_FILES = 200;
const TURNS = 5;
/** Many and short: a disk that is slow for a second comes to one of them. */
const ROUNDS_OF_BETS = 14;
const durationMs = 1000 * Number(process.env.FOYER_BENCH_SECONDS ?? 2);

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

/** Each of its figures is the median of the turns. */
const middle = (spreads: readonly Spread[]): Spread => ({
  perSecond: median(spreads.map(({ perSecond }) => perSecond)),
  p99Ms: median(spreads.map(({ p99Ms }) => p99Ms)),
});

function tell(name: string, own: readonly Spread[], bare: readonly Spread[], aim: string): void {
  const line = ({ perSecond, p99Ms }: Spread) =>
    `${Math.round(perSecond)} messages/s, p99 ${p99Ms.toFixed(0)} ms`;
  const ratio = (middle(own).perSecond / middle(bare).perSecond).toFixed(2);
  console.log(
    `  ${name}: ${line(middle(own))}; bare server ${line(middle(bare))}: ${ratio} of its rate (aim ${aim})`,
  );
}

/** In turns, so that what else the machine does comes to both. */
async function tellOfListeners(): Promise<void> {
  const listeners = listenersAllowed();
  console.log(`${listeners} listeners of one node; medians of ${TURNS} turns`);
  const bare: Spreads[] = [];
  const own: Spreads[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    bare.push(await byBareServer(listeners));
    own.push(await bySocket(listeners));
  }
  for (const [name, which, aim] of [
    ['an update at a time', 'single', '0.95'],
    ['eight wins at a time', 'together', '3'],
  ] as const)
    tell(
      name,
      own.map((spreads) => spreads[which]),
      bare.map((spreads) => spreads[which]),
      aim,
    );
}

await tellOfListeners();

const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
const log = { info() {} };
const server = await startEmbedded({ folder, log });
try {
  const { off, on } = await betsBeside(server.url, ROUNDS_OF_BETS, durationMs);
  const ratio = median(on) / median(off);
  console.log(
    `bets of 5000 players, durable, 64 in flight; medians of ${ROUNDS_OF_BETS} rounds of ${durationMs / 1000} s`,
  );
  console.log(`  without a jackpot: ${Math.round(median(off))}/s`);
  console.log(`  with contributions and draws: ${Math.round(median(on))}/s, ${ratio.toFixed(2)} (aim 0.85)`);
} finally {
  await server.stop();
  await removeEmbedded({ folder, log });
  await rm(folder, { recursive: true, force: true });
}
