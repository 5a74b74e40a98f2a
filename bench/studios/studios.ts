import { money } from '@foyer/domain/money.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { bet, endRound, win, type Wallet } from '@foyer/platform/modules/wallet/index.ts';
import { createPlayers, prepare, STUDIO, walletOn } from '../bets/world.ts';
import { withDatabase } from '../database.ts';
import { measureRate } from '../measure/rate.ts';
import { median } from '../measure/statistics.ts';
import { describeDetection } from './detection.ts';

/**
 * `npm run bench:studios`: after how many rounds a game that pays too much is found, and what counting the results of
 * studios costs. `FOYER_BENCH_SECONDS` is the length of one measurement.
 */
const PLAYERS = 1_000;
const RUNS = 3;
const FAIR = { rtp: 0.96, largestWin: { stakes: 1_000_000, amount: null } };
const durationMs = 1000 * Number(process.env.FOYER_BENCH_SECONDS ?? 4);

console.log(describeDetection().join('\n'));
await withDatabase(async (database) => {
  await prepare(database);
  const wallet = walletOn(database);
  await createPlayers(database, wallet, PLAYERS);

  const rates: Record<'with' | 'without', number[]> = { with: [], without: [] };
  for (let run = 0; run < RUNS; run++)
    for (const kind of ['without', 'with'] as const) {
      const act = kind === 'with' ? 'enable' : 'disable';
      await database.pool.query(`alter table wallet.transfer ${act} trigger movements_are_queued`);
      rates[kind].push(await roundsPerSecond(wallet, `${kind}-${run}`));
      await database.pool.query('truncate outbox.event');
    }
  const [queued, bare] = [median(rates.with), median(rates.without)];
  console.log(
    `rounds, 64 in flight: ${bare.toFixed(0)}/s, with the queue ${queued.toFixed(0)}/s: ${(queued / bare).toFixed(2)}`,
  );
  console.log(await describeCount(database, wallet));
  console.log(await describeWindows(database, wallet));
});

/** A round is a bet and a win, or a bet and an end. */
async function roundsPerSecond(wallet: Wallet, name: string): Promise<number> {
  let next = 0;
  const { perSecond } = await measureRate({ concurrency: 64, durationMs }, async () => {
    const number = next++;
    const round = `${name}-${number}`;
    const gameSession = `session-${1 + (number % PLAYERS)}`;
    const play = { studio: STUDIO, gameSession, round, amount: money(20n, 'EUR') };
    await wallet.submit(bet({ ...play, transactionId: `${round}-bet` }));
    const end = { ...play, transactionId: `${round}-end` };
    return wallet.submit(number % 3 === 0 ? win(end) : endRound(end));
  });
  return perSecond;
}

async function check(database: Database, wallet: Wallet): Promise<boolean> {
  const checked = await database.transaction((tx) =>
    wallet.studioControl.check(tx, async () => ({ shared: [], fairGame: () => FAIR })),
  );
  return checked?.isBehind ?? false;
}

async function describeCount(database: Database, wallet: Wallet): Promise<string> {
  const { rows } = await database.pool.query<{ movements: string }>(
    'select sum(cardinality(transfers)) as movements from wallet.studio_movement',
  );
  const start = performance.now();
  while (await check(database, wallet));
  const seconds = (performance.now() - start) / 1000;
  const movements = Number(rows[0]?.movements);
  return `counting ${movements} movements: ${Math.round(movements / seconds)}/s`;
}

/** Measures the checks of a studio whose windows are full: a week of results by hour, game and size of stakes. */
async function describeWindows(database: Database, wallet: Wallet): Promise<string> {
  await database.pool.query(
    `insert into wallet.studio_result (studio, currency, game, hour, opened, magnitude, stakes, squares, wins)
     select $1, 'EUR', 'game-' || game, hour, hour, magnitude, 100000, 10000000000, 96000
     from generate_series(1, 170) game, generate_series(5, 10) magnitude,
          generate_series(date_trunc('hour', now()) - interval '168 hours', now(), interval '1 hour') hour
     on conflict do nothing`,
    [STUDIO],
  );
  await database.pool.query('vacuum analyze wallet.studio_result');
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    await roundOf(wallet, `window-${run}`);
    // All windows are due.
    await database.pool.query('update wallet.studio_count set day_checked_at = null, week_checked_at = null');
    const start = performance.now();
    await check(database, wallet);
    times.push(performance.now() - start);
  }
  return `comparing a whole week, of 170 games with six sizes of stakes in each hour: ${median(times).toFixed(0)} ms`;
}

function roundOf(wallet: Wallet, round: string) {
  const play = { studio: STUDIO, gameSession: 'session-1', round, transactionId: round };
  return wallet.submit(bet({ ...play, amount: money(20n, 'EUR') }));
}
