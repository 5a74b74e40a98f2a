import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '@foyer/platform/infra/database/migrate.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { outboxMigrations } from '@foyer/platform/infra/outbox/index.ts';
import { startNats, type Nats } from '@foyer/tools/cluster/startNats.ts';
import { withDatabase } from '../database.ts';

// Events from the outbox to every node, each a process: in one process alone, and through NATS to 1, 2 and 3 nodes.
const EVENTS = 20_000;
const ROUNDS = 3;
const FAILOVER_LIMIT_MS = 5_000;
const RATIO_LIMIT = 0.9;
const NODE = fileURLToPath(import.meta.resolve('@foyer/tools/cluster/relayNode.ts'));

interface Node {
  readonly child: ChildProcess;
  readonly received: string[];
}

let written = 0;

async function write(database: Database, count: number): Promise<void> {
  await database.pool.query(
    `insert into outbox.event (topic, payload)
     select 'jackpot.winSeen', jsonb_build_object('playerId', 'p', 'winId', n::text)
     from generate_series($1::int, $2::int) n`,
    [written + 1, written + count],
  );
  written += count;
}

async function startNode(url: string, nats: Nats | null): Promise<Node> {
  const env = { ...process.env, FOYER_DATABASE_URL: url, FOYER_NATS_URL: nats?.url ?? '' };
  const child = fork(NODE, { execArgv: ['--import', 'tsx'], env });
  const received: string[] = [];
  child.on('message', (turn: readonly string[]) => received.push(...turn));
  while (received.shift() !== 'joined') await delay(10);
  return { child, received };
}

async function untilReceived(nodes: readonly Node[], id: number): Promise<void> {
  while (nodes.some(({ received }) => received.at(-1) !== String(id))) await delay(2);
}

/** @returns events per second that every node received; the events are written first */
async function rate(database: Database, nodes: readonly Node[]): Promise<number> {
  const startedAt = performance.now();
  await write(database, EVENTS);
  await untilReceived(nodes, written);
  return (EVENTS / (performance.now() - startedAt)) * 1_000;
}

/** @returns milliseconds from the moment when the leader hangs or dies until the others receive the next event */
async function failover(
  database: Database,
  nodes: readonly Node[],
  signal: 'SIGSTOP' | 'SIGKILL',
): Promise<number> {
  const [leader, ...others] = nodes;
  leader?.child.kill(signal);
  const startedAt = performance.now();
  await write(database, 1);
  await untilReceived(others, written);
  return performance.now() - startedAt;
}

async function end(nodes: readonly Node[]): Promise<void> {
  for (const { child } of nodes) child.kill('SIGKILL');
  await delay(500);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function rates(database: Database, url: string, nats: Nats | null, count: number): Promise<number> {
  const nodes: Node[] = [];
  // The first that joins leads.
  for (let left = count; left > 0; left -= 1) nodes.push(await startNode(url, nats));
  const first = written + 1;
  const measured: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) measured.push(await rate(database, nodes));
  check(nodes, first);
  if (nats && count > 1) {
    const moved = await failover(database, nodes, count === 2 ? 'SIGKILL' : 'SIGSTOP');
    const what = count === 2 ? 'killed' : 'stopped';
    report(
      `leader ${what}, next event elsewhere`,
      moved,
      FAILOVER_LIMIT_MS,
      moved <= FAILOVER_LIMIT_MS,
      'ms',
    );
  }
  await end(nodes);
  return median(measured);
}

function check(nodes: readonly Node[], first: number): void {
  const sent = Array.from({ length: written - first + 1 }, (_, index) => String(first + index));
  const [lost, doubled] = nodes.reduce(
    ([missing, extra], { received }) => {
      const distinct = new Set(received);
      const without = sent.filter((id) => !distinct.has(id)).length;
      return [missing + without, extra + received.length - distinct.size];
    },
    [0, 0],
  );
  report(`${nodes.length} nodes: lost`, lost, 0, lost === 0);
  report(`${nodes.length} nodes: doubled`, doubled, 0, doubled === 0);
}

function report(what: string, value: number, limit: number, isRight: boolean, unit = ''): void {
  const shown = Number.isInteger(value) ? value : value.toFixed(2);
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${what}: ${shown} ${unit} (limit ${limit})`);
  if (!isRight) process.exitCode = 1;
}

const nats = await startNats();
try {
  await withDatabase(async (database, url) => {
    await migrate(database, [outboxMigrations], {});
    const alone = await rates(database, url, null, 1);
    console.log(`     in process: ${Math.round(alone)} events/s`);
    for (const count of [1, 2, 3]) {
      const through = await rates(database, url, nats, count);
      console.log(`     NATS, ${count} nodes: ${Math.round(through)} events/s each`);
      if (count > 1) continue;
      report('NATS against in process', through / alone, RATIO_LIMIT, through / alone >= RATIO_LIMIT);
    }
  });
} finally {
  await nats.stop();
}
