import { withDatabase } from '../database.ts';
import { median, medianRatio } from '../measure/statistics.ts';
import { compareBets } from './bets.ts';
import { byPlainServer, bySocket, type Spread, type Spreads } from './fanout.ts';

/**
 * `npm run bench:jackpot`: bets per second with and without a jackpot, and messages to ten thousand sockets of one node
 * compared with a plain server that writes the same bytes. `FOYER_BENCH_SECONDS` is the length of one measurement of bets.
 */
const LISTENERS = 10_000;
/** Files that a process has open besides its sockets. */
const OTHER_FILES = 200;
const TURNS = 5;
/** Many short rounds, so that a slow second of the disk affects only one. */
const ROUNDS_OF_BETS = 14;
const durationMs = 1000 * Number(process.env.FOYER_BENCH_SECONDS ?? 2);

/** Node.js raises its limit of open files itself, up to `ulimit -Hn`. */
function listenersAllowed(): number {
  const report: { userLimits?: { open_files?: { soft?: number | string } } } = JSON.parse(
    JSON.stringify(process.report.getReport()),
  );
  const open = Number(report.userLimits?.open_files?.soft);
  const allowed = Number.isNaN(open) ? LISTENERS : Math.min(LISTENERS, open - OTHER_FILES);
  if (allowed < LISTENERS) console.log(`no more than ${open} files may be open here (ulimit -Hn)`);
  return allowed;
}

/** The median of each figure over several rounds. */
const middle = (spreads: readonly Spread[]): Spread => ({
  perSecond: median(spreads.map(({ perSecond }) => perSecond)),
  p99Ms: median(spreads.map(({ p99Ms }) => p99Ms)),
});

function tell(name: string, own: readonly Spread[], baseline: readonly Spread[], aim: string): void {
  const line = ({ perSecond, p99Ms }: Spread) =>
    `${Math.round(perSecond)} messages/s, p99 ${p99Ms.toFixed(0)} ms`;
  const ratio = (middle(own).perSecond / middle(baseline).perSecond).toFixed(2);
  console.log(
    `  ${name}: ${line(middle(own))}; plain server ${line(middle(baseline))}: ${ratio} of its rate (aim ${aim})`,
  );
}

/** Measures a minimal server and ours in turn, so that other load on the machine affects both. */
async function reportListeners(): Promise<void> {
  const listeners = listenersAllowed();
  console.log(`${listeners} listeners of one node; medians of ${TURNS} turns`);
  const baseline: Spreads[] = [];
  const own: Spreads[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    baseline.push(await byPlainServer(listeners));
    own.push(await bySocket(listeners));
  }
  for (const [name, which, aim] of [
    ['an update at a time', 'single', '0.95'],
    ['eight wins at a time', 'together', '3'],
  ] as const)
    tell(
      name,
      own.map((spreads) => spreads[which]),
      baseline.map((spreads) => spreads[which]),
      aim,
    );
}

await reportListeners();

await withDatabase(async (database) => {
  const { off, on } = await compareBets(database, ROUNDS_OF_BETS, durationMs);
  console.log(
    `bets of 5000 players, durable, 64 in flight; medians of ${ROUNDS_OF_BETS} rounds of ${durationMs / 1000} s, and of their ratios`,
  );
  console.log(`  without a jackpot: ${Math.round(median(off))}/s`);
  console.log(
    `  with contributions and draws: ${Math.round(median(on))}/s, ${medianRatio(on, off).toFixed(2)} (aim 0.9)`,
  );
});
