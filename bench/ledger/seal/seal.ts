import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { verifyProof } from '@foyer/contract/wallet/seals/balanceProof.ts';
import { parseKey } from '@foyer/contract/wallet/seals/signedNote.ts';
import { DAY, HOUR, SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { auditLedger, seals } from '@foyer/platform/modules/wallet/index.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { createPlayers, prepare, walletOn } from '../../bets/world.ts';
import { withDatabase } from '../../database.ts';
import { timed } from '../../measure/rate.ts';
import { median } from '../../measure/statistics.ts';

/**
 * `npm run bench:seal`: seconds to seal a day and to audit one more day after a month of sealed transfers, what the
 * check for late transfers costs, and the bytes of a bet. Beside each time stands plain SQL over the same rows. `FOYER_BENCH_TRANSFERS` sets
 * the number of old transfers (a million), `FOYER_BENCH_PLAYERS` that of players (10,000). The day to audit always has
 * as many transfers, so that runs with different histories can be compared.
 */
const transfers = Number(process.env.FOYER_BENCH_TRANSFERS ?? 1_000_000);
const players = Number(process.env.FOYER_BENCH_PLAYERS ?? 10_000);
const DAYS = 30;
const NEW_TRANSFERS = 100_000;
const perPlayer = Math.max(1, Math.round(transfers / DAYS / players));
const today = Math.floor(systemClock.now().getTime() / DAY) * DAY;
const startOf = (daysAgo: number) => new Date(today - daysAgo * DAY);

await withDatabase(async (database) => {
  await prepare(database);
  await database.pool.query(await readFile(new URL('./fill.sql', import.meta.url), 'utf8'));
  const opened = { now: () => new Date(startOf(DAYS + 1).getTime()) };
  const wallet = walletOn(database, opened);
  await createPlayers(database, wallet, players);
  const fillDay = (daysAgo: number, count: number) =>
    database.pool.query('select bench.fill_day($1, $2)', [startOf(daysAgo), count]);
  for (let daysAgo = DAYS + 1; daysAgo > 0; daysAgo--) await fillDay(daysAgo, perPlayer);
  await waitForVacuum(database);

  const keys = seals.ledgerKeysOf(seals.newLedgerKey('bench').privateText, []);
  const at = (time: number) => seals.createSeals({ database, keys, clock: { now: () => new Date(time) } });
  const old = await timed(() => at(today - DAY + HOUR).sealDays());
  const rows = players * perPlayer;
  console.log(`${players} players, ${DAYS} days of ${rows} transfers, sealed in ${seconds(old)} s`);

  const sealed = await timed(() => at(today + HOUR).sealDays());
  const read = await timed(() => readDay(database));
  console.log(
    `a day sealed: ${seconds(sealed)} s (its rows read and hashed in one SQL statement: ${seconds(read)} s)`,
  );

  await fillDay(0, Math.max(1, Math.round(NEW_TRANSFERS / players)));
  await waitForVacuum(database);
  const chain = await timed(() => seals.auditSeals(database.query, keys.published, 'last'));
  const since = await timed(() => auditLedger(database.query, 'sinceSeal'));
  const whole = await timed(() => auditLedger(database.query));
  const all = await timed(() => seals.auditSeals(database.query, keys.published, 'all'));
  console.log(
    `audit of one more day: ${seconds(chain, since)} s (the balances of the last checkpoint ${seconds(chain)} s, ` +
      `${since.result.transfers} transfers ${seconds(since)} s)`,
    `\naudit of everything: ${seconds(whole, all)} s (${whole.result.transfers} transfers ${seconds(whole)} s, ` +
      `${all.result.compared} sealed days ${seconds(all)} s)`,
  );

  console.log(await sizeOfBet(database));
  const proofs = await timed(() => at(today + HOUR).balanceProof('player-1' as PlayerId, null));
  const verdict = await verifyProof(
    JSON.stringify(proofs.result),
    await Promise.all(keys.published.map(parseKey)),
  );
  console.log(`a proof of ${proofs.result?.path.length} steps: ${proofs.ms.toFixed(0)} ms`);
  for (const size of [1, 256]) console.log(await lateCheck(database, size));
  const findings = [...chain.result.findings, ...all.result.findings];
  const isRight = since.result.isClean && whole.result.isClean && verdict.isRight && findings.length === 0;
  if (isRight) return console.log('right');
  console.log('WRONG', ...findings, ...since.result.findings, ...whole.result.findings);
  process.exitCode = 1;
});

/** Vacuums after so many inserts would slow what is measured next. */
async function waitForVacuum({ pool }: Database): Promise<void> {
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
  const vacuums = `select from pg_stat_activity where backend_type = 'autovacuum worker' and datname = current_database()`;
  while ((await pool.query(vacuums)).rowCount !== 0) await delay(SECOND);
}

/** Bytes of a bet in each table with its indexes, and what the vacuum costs that freezes the transfers. */
async function sizeOfBet({ pool }: Database): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string; bytes: number }>(
    `with bets as (select count(*) from wallet.round)
     select regexp_replace(stored.name, '^wallet\\.', '') as name,
            (sum(pg_total_relation_size(stored.part)) / bets.count)::int as bytes
     from (select inhparent::regclass::text, inhrelid from pg_inherits
           where inhparent in ('wallet.transfer'::regclass, 'wallet.round'::regclass)
           union all select 'wallet.command_key', 'wallet.command_key'::regclass) stored(name, part), bets
     group by stored.name, bets.count order by 1`,
  );
  const frozen = await timed(() => pool.query('vacuum (freeze) wallet.transfer'));
  const bytes = tables.map(({ name, bytes: each }) => `${name} ${each}`).join(', ');
  return `bytes of a bet with its indexes: ${bytes}; all transfers frozen in ${seconds(frozen)} s`;
}

/** To compare with the sealing of a day: plain SQL that reads and hashes every row of that day. */
function readDay({ pool }: Database) {
  return pool.query(
    `select count(*), sum(amount), max(sha256(convert_to(t::text, 'UTF8'))) from wallet.transfer t
     where created_at >= $1 and created_at < $2`,
    [startOf(1), startOf(0)],
  );
}

/** Measures what the check for late transfers costs: the same batches with and without its trigger, alternating. */
async function lateCheck({ pool }: Database, size: number): Promise<string> {
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
  for (let round = 0; round < 12; round++) {
    const kind = round % 2 === 0 ? 'with' : 'without';
    const change = kind === 'with' ? 'enable' : 'disable';
    await pool.query(`alter table wallet.transfer ${change} trigger sealed_days_are_closed`);
    const { rows } = await pool.query<{ us: string }>('select bench.insert_batches($1, $2, $3) as us', [
      Math.ceil(4_000 / size),
      size,
      systemClock.now(),
    ]);
    times[kind].push(Number(rows[0]?.us));
  }
  await pool.query('alter table wallet.transfer enable trigger sealed_days_are_closed');
  const [checked, unchecked] = [median(times.with), median(times.without)];
  return `an insert of ${size}: ${checked.toFixed(0)} µs, without the check for late transfers ${unchecked.toFixed(0)} µs`;
}

function seconds(...runs: readonly { readonly ms: number }[]): string {
  return (runs.reduce((total, { ms }) => total + ms, 0) / 1000).toFixed(2);
}
