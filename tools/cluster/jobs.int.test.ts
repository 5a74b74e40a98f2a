import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testDatabase } from '@foyer/platform/infra/database/testDatabase.ts';
import { outboxMigrations } from '@foyer/platform/infra/outbox/index.ts';

const TAKEOVER_MS = 5_000;
let database: Awaited<ReturnType<typeof testDatabase>>;
const nodes: ChildProcess[] = [];
beforeAll(async () => {
  database = await testDatabase([outboxMigrations]);
  await database.pool.query('create table work (id integer primary key, times integer not null default 0)');
});
afterAll(async () => {
  for (const node of nodes) node.kill('SIGKILL');
  await database.drop();
});

async function startNode() {
  const script = fileURLToPath(new URL('./jobNode.ts', import.meta.url));
  const env = { ...process.env, FOYER_DATABASE_URL: database.url, FOYER_NATS_URL: '' };
  const child = fork(script, { execArgv: ['--import', 'tsx'], env });
  nodes.push(child);
  const messages: string[] = [];
  child.on('message', (message: string) => messages.push(message));
  const says = (message: string) =>
    vi.waitFor(() => expect(messages.shift()).toBe(message), { timeout: 20_000, interval: 20 });
  await says('joined');
  return { child, says };
}

const addWork = (id: number) => database.pool.query('insert into work (id) values ($1)', [id]);
const timesOf = async () =>
  (await database.pool.query<{ times: number }>('select times from work order by id')).rows.map(
    ({ times }) => times,
  );

it('move within five seconds from a node that hangs or dies, and nothing is done twice', async () => {
  const [first, second] = [await startNode(), await startNode()];
  await addWork(1);
  await first.says('working');
  first.child.kill('SIGSTOP');
  const stoppedAt = performance.now();
  await second.says('working');
  expect(performance.now() - stoppedAt).toBeLessThan(TAKEOVER_MS);
  second.child.send('go on');
  await vi.waitFor(async () => expect(await timesOf()).toEqual([1]));

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
  await vi.waitFor(async () => expect(await timesOf()).toEqual([1, 1]));
});
