import type { Database } from '@foyer/platform/infra/database/database.ts';
import { withDatabase } from '../database.ts';
import { compare } from './compare.ts';
import { compareNodes } from './nodes.ts';
import { singleBench } from './single.ts';
import { createPlayers, prepare, prepareForLoad, walletOn } from './world.ts';

/**
 * `npm run bench:bets`: durable bets per second, compared with one function call per bet on the same database,
 * and two nodes compared with one. With limited nodes, a database on a machine
 * with two processors has one of them for itself (0.5), or more (0.3).
 * `FOYER_BENCH_SECONDS` is the length of one measurement.
 */
const PLAYERS = 5_000;
/** Each node's share of one processor; null for no limit. */
const NODE_SHARES = [null, 0.5, 0.3];
const rounds = 3;
const durationMs = 1000 * Number(process.env.FOYER_BENCH_SECONDS ?? 4);

await withDatabase(async (database, url) => {
  await prepare(database);
  const wallet = walletOn(database);
  await createPlayers(database, wallet, PLAYERS);
  await prepareForLoad(database);
  const single = singleBench(url);
  console.log(`${await describeServer(database)}; medians of ${rounds} rounds of ${durationMs / 1000} s`);
  for (const comparison of [
    { title: `${PLAYERS} accounts`, players: PLAYERS, aims: [2.5, 3] as const },
    { title: 'one hot account', players: 1, aims: [6, 9] as const },
  ]) {
    const lines = await compare(database, wallet, single, { ...comparison, rounds, durationMs });
    console.log(lines.join('\n'));
  }
  for (const share of NODE_SHARES) {
    const limit = share === null ? '' : `, each limited to ${100 * share} % of one processor`;
    console.log(`${PLAYERS} accounts, nodes of their own processes${limit}`);
    const lines = await compareNodes(database, url, { players: PLAYERS, rounds, durationMs, share }).catch(
      (error: unknown) => [`  not measured: ${String(error)}`],
    );
    console.log(lines.join('\n'));
  }
});

async function describeServer({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    `select format('PostgreSQL %s, fsync %s, synchronous_commit %s', current_setting('server_version'),
                   current_setting('fsync'), current_setting('synchronous_commit')) as text`,
  );
  return rows[0]?.text ?? '';
}
