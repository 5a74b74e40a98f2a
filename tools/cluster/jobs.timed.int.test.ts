import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { HOUR } from '@foyer/domain/duration.ts';
import { adjustableClock } from '@foyer/platform/infra/clock.ts';
import { testDatabase } from '@foyer/platform/infra/database/testDatabase.ts';
import { MIGRATIONS } from '@foyer/platform/server/modules.ts';
import { PERFORM } from '@foyer/platform/testing/stories/faults/moneyCommands.ts';
import { FAULT_PLAYERS, readPlayers } from '@foyer/platform/testing/stories/faults/players.ts';
import { faultServices } from '@foyer/platform/testing/stories/faults/services.ts';

const TAKEOVER_MS = 5_000;
let database: Awaited<ReturnType<typeof testDatabase>>;
interface Node {
  readonly child: ChildProcess;
  readonly messages: readonly string[];
  says(message: string): Promise<void>;
}
const nodes: Node[] = [];
beforeAll(async () => {
  database = await testDatabase(MIGRATIONS, FAULT_PLAYERS);
  await database.pool.query(`create table work (id integer primary key, times integer not null default 0);
    create table sent (reference text not null, node integer not null)`);
});
afterAll(async () => {
  for (const { child } of nodes) child.kill('SIGKILL');
  await database.drop();
});

async function startNode(): Promise<Node> {
  const script = fileURLToPath(new URL('./jobNode.ts', import.meta.url));
  const env = { ...process.env, FOYER_DATABASE_URL: database.url, FOYER_NATS_URL: '' };
  const child = fork('tools/programs/run.mjs', [script], { env });
  const messages: string[] = [];
  child.on('message', (message: string) => messages.push(message));
  const says = (message: string) =>
    vi.waitFor(() => expect(messages.shift()).toBe(message), { timeout: 20_000, interval: 20 });
  const node = { child, messages, says };
  nodes.push(node);
  await says('joined');
  return node;
}

/** @returns the live node that sends the message, and the other one */
async function leaderSaying(message: string): Promise<readonly [Node, Node]> {
  const alive = nodes.filter(({ child }) => child.signalCode === null);
  const says = ({ messages }: Node): boolean => messages.includes(message);
  await vi.waitFor(() => expect(alive.some(says)).toBe(true), { timeout: 20_000 });
  const leader = alive.find(says) ?? expect.fail();
  return [leader, alive.find((node) => node !== leader) ?? expect.fail()];
}

const addWork = (id: number) => database.pool.query('insert into work (id) values ($1)', [id]);
const timesOf = async () =>
  (await database.pool.query<{ times: number }>('select times from work order by id')).rows.map(
    ({ times }) => times,
  );

it('move within five seconds from a node that hangs or dies, and nothing is done twice', async () => {
  await startNode();
  await startNode();
  await addWork(1);
  const [first, second] = await leaderSaying('working');
  await first.says('working');
  first.child.kill('SIGSTOP');
  const stoppedAt = performance.now();
  await second.says('working');
  expect(performance.now() - stoppedAt).toBeLessThan(TAKEOVER_MS);
  second.child.send('go on');
  await vi.waitFor(async () => expect(await timesOf()).toEqual([1]), { timeout: 15_000 });

  // The first one wakes up in the middle of its transaction, which the server has ended.
  first.child.kill('SIGCONT');
  first.child.send('go on');
  await first.says('failed');

  await addWork(2);
  await second.says('working');
  second.child.kill('SIGKILL');
  const killedAt = performance.now();
  await first.says('working');
  expect(performance.now() - killedAt).toBeLessThan(TAKEOVER_MS);
  first.child.send('go on');
  await vi.waitFor(async () => expect(await timesOf()).toEqual([1, 1]), { timeout: 15_000 });
});

/** Payouts that a node sends at the same time. */
const WORKERS = 4;
const PAYMENTS = 6;

/** Requests payouts that all become due at the same time. */
async function requestPayouts(round: string): Promise<void> {
  const later = adjustableClock({ start: new Date(Date.now() + HOUR) });
  const services = await faultServices(database, later);
  const players = (await readPlayers(database)).slice(0, PAYMENTS);
  for (const { playerId } of players)
    await PERFORM.withdrawal(services, {
      kind: 'withdrawal',
      key: `${round}-${playerId}`,
      playerId,
      gameSession: '',
      amount: '20.00',
      subject: '',
      clockOffsetMs: 0,
    });
  await database.pool.query(
    'update cashier.payment set due_at = clock_timestamp() where idempotency_key = any($1)',
    [players.map(({ playerId }) => `${round}-${playerId}`)],
  );
}

const sentBy = async ({ child }: Node) =>
  (await database.pool.query('select reference from sent where node = $1', [child.pid])).rowCount ?? 0;

it('payments move within five seconds from a node that hangs or dies, and none is sent twice', async () => {
  await startNode();
  const pair = nodes.filter(({ child }) => child.signalCode === null);
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const) {
    const before = new Map<Node, number>();
    for (const node of pair) before.set(node, await sentBy(node));
    await requestPayouts(signal);
    const [from, to] = await leaderSaying('paying');
    for (let count = 0; count < WORKERS; count += 1) await from.says('paying');
    from.child.kill(signal);
    const failedAt = performance.now();
    for (let count = WORKERS; count < PAYMENTS; count += 1) await to.says('paying');
    expect(performance.now() - failedAt).toBeLessThan(TAKEOVER_MS);
    to.child.send('go on');
    await to.says('processed');
    // A node that wakes up ends what it had begun, and leaves the rest.
    from.child.kill('SIGCONT');
    if (signal === 'SIGSTOP') {
      from.child.send('go on');
      await from.says('processed');
    }
    expect(await sentBy(from)).toBe(Number(before.get(from)) + WORKERS);
    expect(await sentBy(to)).toBe(Number(before.get(to)) + PAYMENTS - WORKERS);
  }
  const { rows } = await database.pool.query(
    'select reference from sent group by reference having count(*) > 1',
  );
  expect(rows).toEqual([]);
}, 120_000);
