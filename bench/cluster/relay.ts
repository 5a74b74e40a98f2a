import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { migrate } from '@foyer/platform/infra/database/migrate.ts';
import { outboxMigrations } from '@foyer/platform/infra/outbox/index.ts';
import { startNats, type Nats } from '@foyer/tools/cluster/startNats.ts';
import { startChild } from '../measure/child.ts';
import { median } from '../measure/statistics.ts';
import { note, report } from './report.ts';
import { compareSides, withTwoDatabases } from './sides.ts';

// Events from the outbox to every node, each a process: in one process alone, and through NATS to 1, 2 and 3 nodes.
const EVENTS = 20_000;
const ROUNDS = 9;
const ROUNDS_OF_NODES = 3;
const FAILOVER_LIMIT_MS = 5_000;
const NODE = new URL(import.meta.resolve('@foyer/tools/cluster/relayNode.ts'));

interface Node {
  readonly child: ChildProcess;
  readonly received: string[];
}

/** Nodes of one database, and what was written there. */
interface Group {
  readonly database: Database;
  readonly nodes: readonly Node[];
  written: number;
}

export async function relay(): Promise<void> {
  const nats = await startNats();
  try {
    await withTwoDatabases(async ({ inProcess, throughNats }) => {
      for (const { database } of [inProcess, throughNats]) await migrate(database, [outboxMigrations], {});
      const alone = await startGroup(inProcess, null, 1);
      const single = await startGroup(throughNats, nats, 1);
      // The parts `bets` and `fanout` limit what NATS costs players; this is the relay alone, with nothing else to do.
      const comparison = { what: 'relay', unit: 'events/s', rounds: ROUNDS, least: null };
      await compareSides({ inProcess: alone, throughNats: single }, comparison, rate);
      for (const group of [alone, single]) {
        check(group);
        await end(group);
      }
      for (const count of [2, 3]) await several(throughNats, nats, count);
    });
  } finally {
    await nats.stop();
  }
}

async function several(on: Target, nats: Nats, count: number): Promise<void> {
  const group = await startGroup(on, nats, count);
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS_OF_NODES; round += 1) rates.push(await rate(group));
  note(`relay to ${count} nodes: ${Math.round(median(rates))} events/s each`);
  check(group);
  const [what, signal] = count === 2 ? (['killed', 'SIGKILL'] as const) : (['stopped', 'SIGSTOP'] as const);
  const moved = await failover(group, signal);
  report(`leader ${what}, next event elsewhere`, moved, { most: FAILOVER_LIMIT_MS }, ' ms');
  await end(group);
}

type Target = Pick<Group, 'database'> & { readonly url: string };

/** The first node that joins leads. */
async function startGroup({ database, url }: Target, nats: Nats | null, count: number): Promise<Group> {
  const nodes: Node[] = [];
  for (let left = count; left > 0; left -= 1) nodes.push(await startNode(url, nats));
  return { database, nodes, written: 0 };
}

async function startNode(url: string, nats: Nats | null): Promise<Node> {
  const env = { ...process.env, FOYER_DATABASE_URL: url, FOYER_NATS_URL: nats?.url ?? '' };
  const child = startChild(NODE, [], env);
  const received: string[] = [];
  child.on('message', (turn: readonly string[]) => received.push(...turn));
  while (received.shift() !== 'joined') await delay(10);
  return { child, received };
}

async function write(group: Group, count: number): Promise<void> {
  await group.database.pool.query(
    `insert into outbox.event (topic, payload)
     select 'jackpot.winSeen', jsonb_build_object('playerId', 'p', 'winId', n::text)
     from generate_series($1::int, $2::int) n`,
    [group.written + 1, group.written + count],
  );
  group.written += count;
  await group.database.pool.query("select pg_notify('outbox_event', '')");
}

async function untilReceived(nodes: readonly Node[], id: number): Promise<void> {
  while (nodes.some(({ received }) => received.at(-1) !== String(id))) await delay(1);
}

/** @returns events per second that every node received, from the commit on */
async function rate(group: Group): Promise<number> {
  await write(group, EVENTS);
  const startedAt = performance.now();
  await untilReceived(group.nodes, group.written);
  return (EVENTS / (performance.now() - startedAt)) * 1_000;
}

/** @returns milliseconds from the moment when the leader hangs or dies until the others receive the next event */
async function failover(group: Group, signal: 'SIGSTOP' | 'SIGKILL'): Promise<number> {
  const [leader, ...others] = group.nodes;
  leader?.child.kill(signal);
  const startedAt = performance.now();
  await write(group, 1);
  await untilReceived(others, group.written);
  return performance.now() - startedAt;
}

async function end({ nodes }: Group): Promise<void> {
  for (const { child } of nodes) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

function check({ nodes, written }: Group): void {
  const sent = Array.from({ length: written }, (_, index) => String(index + 1));
  let [lost, doubled] = [0, 0];
  for (const { received } of nodes) {
    const distinct = new Set(received);
    lost += sent.filter((id) => !distinct.has(id)).length;
    doubled += received.length - distinct.size;
  }
  report(`relay, ${nodes.length} nodes: lost`, lost, { most: 0 });
  report(`relay, ${nodes.length} nodes: doubled`, doubled, { most: 0 });
}
