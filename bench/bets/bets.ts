import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWallet } from '@foyer/platform/modules/wallet/index.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import { openDatabase, type Database } from '@foyer/platform/infra/database/database.ts';
import { LONG_LIMITS } from '@foyer/platform/infra/database/limits.ts';
import { removeEmbedded, startEmbedded } from '@foyer/platform/infra/database/embedded/index.ts';
import { compare } from './compare.ts';
import { singleBench } from './single.ts';
import { prepare, seatPlayers } from './world.ts';

/**
 * Bets a second, from `placeBet` to the durable commit and back, beside one function call a bet on the same database.
 * `FOYER_BENCH_SECONDS` is the length of one measurement.
 */
const SEATS = 5_000;
const rounds = 3;
const durationMs = 1000 * Number(process.env.FOYER_BENCH_SECONDS ?? 4);

const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
const log = { info() {} };
const server = await startEmbedded({ folder, log });
const database = openDatabase(server.url, { limits: LONG_LIMITS });
try {
  await prepare(database);
  const wallet = createWallet({
    database,
    clock: systemClock,
    wakeRelay() {},
    log: { error: console.error },
  });
  await seatPlayers(database, wallet, SEATS);
  const single = await singleBench(database, server.url);
  console.log(`${await describeServer(database)}; medians of ${rounds} rounds of ${durationMs / 1000} s`);
  for (const comparison of [
    { title: `${SEATS} accounts`, seats: SEATS, aim: 2.5 },
    { title: 'one hot account', seats: 1, aim: 6 },
  ]) {
    const lines = await compare(database, wallet, single, { ...comparison, rounds, durationMs });
    console.log(lines.join('\n'));
  }
} finally {
  await database.close();
  await server.stop();
  await removeEmbedded({ folder, log });
  await rm(folder, { recursive: true, force: true });
}

async function describeServer({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    `select format('PostgreSQL %s, fsync %s, synchronous_commit %s', current_setting('server_version'),
                   current_setting('fsync'), current_setting('synchronous_commit')) as text`,
  );
  return rows[0]?.text ?? '';
}
