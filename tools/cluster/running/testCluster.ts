import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { UNNOTICED_LIMIT_MS } from '@foyer/platform/infra/outbox/freshness.ts';
import { seededRandom } from '@foyer/platform/testing/stories/faults/random.ts';
import { audit, compareBooks, differingClients } from './books.ts';
import { openClient, type Client } from './client.ts';
import { allFaults } from './faults.ts';
import { nothingAcknowledged, play, type Acknowledged } from './load.ts';
import type { Cluster } from './startCluster.ts';
import { runFault, untilRecovered, type FaultRow } from './watch.ts';
import { withCluster } from './withCluster.ts';

/**
 * `npm run test:cluster`: three nodes behind HAProxy, two hundred players who bet and deposit, and everything between
 * them fails in turn. At the end nothing acknowledged is lost or doubled, and every page shows what the ledger has.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    players: { type: 'string', default: '200' },
    nodes: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '300' },
    /** Only faults whose name contains this, such as `database`. */
    faults: { type: 'string', default: '' },
  },
});
const seed = Number(values.seed);
const PAUSE_MS = 5_000;
const SETTLE_LIMIT_MS = 60_000;
const repeat = `npm run test:cluster -- --seed ${seed} --players ${values.players} --nodes ${values.nodes}`;
console.log(repeat);

await withCluster({ nodes: Number(values.nodes), players: Number(values.players), hasCompanies: true }, run);
if (process.exitCode) console.log(`repeat this run: ${repeat}`);
// Everything is stopped; idle connections and pools must not keep the process alive.
process.exit();

async function run(cluster: Cluster): Promise<void> {
  const acknowledged = nothingAcknowledged();
  const clients = cluster.players.map((player) =>
    openClient(cluster.port, player, seededRandom(seed + player.index)),
  );
  await untilRecovered(cluster, clients);
  let isOver = false;
  const load = clients.map((client) =>
    play({
      port: cluster.port,
      companies: cluster.companies,
      client,
      random: seededRandom(~seed + client.player.index),
      acknowledged,
      pauseMs: PAUSE_MS,
      isOver: () => isOver,
    }),
  );
  console.log(`${clients.length} players on ${cluster.nodes.length} nodes`);
  const faults = allFaults(cluster, seededRandom(seed)).filter(({ name }) => name.includes(values.faults));
  const rows: FaultRow[] = [];
  const endAt = performance.now() + Number(values.seconds) * 1_000;
  printHead();
  for (const fault of faults) {
    if (performance.now() > endAt) {
      check(`faults within ${values.seconds} s`, `${rows.length} of ${faults.length}`, false);
      break;
    }
    const row = await runFault(fault, cluster, clients, acknowledged);
    rows.push(row);
    printRow(row);
  }
  isOver = true;
  await Promise.all(load);
  await untilRecovered(cluster, clients);
  await report(cluster, clients, acknowledged, rows);
  for (const client of clients) client.close();
}

async function report(
  { database, players }: Cluster,
  clients: readonly Client[],
  acknowledged: Acknowledged,
  rows: readonly FaultRow[],
): Promise<void> {
  const settled = await until(
    async () => (await compareBooks(database, players, acknowledged)).lost.length === 0,
  );
  const { lost, doubled, unknown } = await compareBooks(database, players, acknowledged);
  const { bets, deposits, refused, retries } = acknowledged;
  console.log(`${bets.size} bets and ${deposits.size} deposits acknowledged, ${retries} calls repeated`);
  check(
    'kinds of movements acknowledged',
    `${[bets, deposits].filter(({ size }) => size > 0).length} of 2`,
    bets.size > 0 && deposits.size > 0,
  );
  check(`lost (after ${settled} ms)`, listed(lost), lost.length === 0);
  check('doubled', listed(doubled), doubled.length === 0);
  check('movements that nobody acknowledged', listed(unknown), unknown.length === 0);
  check('refused', listed([...new Set(refused)]), refused.length === 0);
  const convergedMs = await until(async () => (await differingClients(database, clients)).length === 0);
  const differing = await differingClients(database, clients);
  check(
    `clients that differ from the ledger (after ${convergedMs} ms)`,
    listed(differing),
    differing.length === 0,
  );
  const problems = clients.flatMap(({ seen }) => seen.problems);
  check('clients saw anything but reconnects', listed(problems), problems.length === 0);
  const unnoticedMs = Math.round(Math.max(0, ...rows.map((row) => row.longestUnnoticedMs)));
  const limit = `limit ${UNNOTICED_LIMIT_MS} ms`;
  check(
    `longest old balance shown as current (${limit})`,
    `${unnoticedMs} ms`,
    unnoticedMs <= UNNOTICED_LIMIT_MS,
  );
  const audited = await audit(database.url).then(
    () => 'clean',
    (error: unknown) => String(error),
  );
  check('npm run audit -- --all', audited, audited === 'clean');
}

async function until(isDone: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (!(await isDone()) && performance.now() - startedAt < SETTLE_LIMIT_MS) await delay(100);
  return Math.round(performance.now() - startedAt);
}

function listed(items: readonly string[]): string {
  return items.length === 0 ? '0' : `${items.length}: ${items.slice(0, 5).join('; ')}`;
}

function check(what: string, value: string, isRight: boolean): void {
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${what}: ${value}`);
  if (!isRight) process.exitCode = 1;
}

function printHead(): void {
  const fault = 'fault'.padEnd(36);
  console.log(`${fault}  told  out of date  unnoticed  repeated  recovered after (longest times in ms)`);
}

function printRow(row: FaultRow): void {
  const cell = (value: number, width: number) => String(Math.round(value)).padStart(width);
  console.log(
    `${row.fault.padEnd(36)}${cell(row.told, 6)}${cell(row.longestOutOfDateMs, 13)}` +
      `${cell(row.longestUnnoticedMs, 11)}${cell(row.retries, 10)}${cell(row.recoveryMs, 17)}`,
  );
}
