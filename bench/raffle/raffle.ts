import { withDatabase } from '../database.ts';
import { median, medianRatio } from '../measure/statistics.ts';
import { compareBets } from './bets.ts';

/**
 * `npm run bench:raffle`: bets per second of five thousand players while their stakes are entered into the raffle once
 * a second, compared with the same without a raffle. `FOYER_BENCH_SECONDS` is the length of one measurement.
 */
const ROUNDS = 6;
const AIM = 0.9;
const durationMs = 1000 * Number(process.env.FOYER_BENCH_SECONDS ?? 4);

await withDatabase(async (database) => {
  const plans = [64, 256].map((inFlight) => ({ inFlight, rounds: ROUNDS, durationMs }));
  const measured = await compareBets(database, plans);
  console.log(
    `bets of 5000 players, durable; medians of ${ROUNDS} rounds of ${durationMs / 1000} s, and of their ratios`,
  );
  for (const [index, { off, on, runsMs }] of measured.entries()) {
    console.log(`  ${plans[index]?.inFlight} in flight, no raffle: ${Math.round(median(off))}/s`);
    const ratio = medianRatio(on, off).toFixed(2);
    const run = `a run takes ${Math.round(median(runsMs))} ms`;
    console.log(`  with a raffle run per second: ${Math.round(median(on))}/s, ${ratio} (aim ${AIM}); ${run}`);
  }
});
