import { readFile } from 'node:fs/promises';
import { auditLedger, books } from '@foyer/platform/modules/wallet/index.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import { prepare, createPlayers, walletOn } from '../bets/world.ts';
import { withDatabase } from '../database.ts';
import { timed } from '../measure/rate.ts';
import { measureCashback } from './cashback.ts';
import { measureDeposits } from './deposits.ts';
import { measureHistory } from './history.ts';

/**
 * `npm run bench:ledger`: deposits, pages of a player's history, a week of cashback, the audit and the trial balance on
 * a ledger of two million transfers, half of them of one player, compared with plain SQL on the same database.
 * `FOYER_BENCH_TRANSFERS` sets their number, `FOYER_BENCH_SECONDS` the length of one measurement.
 */
const PLAYERS = 1_000;
const transfers = Number(process.env.FOYER_BENCH_TRANSFERS ?? 2_000_000);
const durationMs = 1000 * Number(process.env.FOYER_BENCH_SECONDS ?? 4);
const WHALE = 'player-1';
const BRAND = 'northlight';

const began = performance.now();
const passed = () => `${Math.round((performance.now() - began) / 1000)} s`;

await withDatabase(async (database) => {
  await prepare(database);
  await database.pool.query(await readFile(new URL('./fill.sql', import.meta.url), 'utf8'));
  const wallet = walletOn(database);
  await createPlayers(database, wallet, PLAYERS);
  const perPlayer = Math.floor(transfers / 2 / (PLAYERS - 1));
  await database.pool.query(`select bench.fill($1, $2, now() - interval '366 days')`, [
    Math.floor(transfers / 2),
    perPlayer,
  ]);
  await database.pool.query('vacuum analyze');
  console.log(`${transfers} transfers written in ${passed()}`);

  console.log((await measureDeposits(database, wallet, { players: PLAYERS, durationMs })).join('\n'));
  console.log((await measureHistory(database, wallet, { player: WHALE, durationMs })).join('\n'));
  console.log((await measureCashback(database, wallet, { player: WHALE, brand: BRAND })).join('\n'));
  await database.pool.query('truncate outbox.event');

  const audited = await timed(() => auditLedger(database.query));
  console.log(
    `audit of ${audited.result.transfers} transfers: ${seconds(audited)}, ${isRight(audited.result.isClean)}`,
  );
  const balanced = await timed(() => books.readTrialBalance(database.query, systemClock.now()));
  const isZero = balanced.result.every(({ sum }) => sum.minor === 0n);
  console.log(`trial balance: ${seconds(balanced)}, ${isRight(isZero)}`);
  if (!audited.result.isClean || !isZero) process.exitCode = 1;
});

function isRight(is: boolean): string {
  return is ? 'right' : 'WRONG';
}

function seconds({ ms }: { readonly ms: number }): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
