import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { testDatabase } from '@foyer/platform/infra/database/testDatabase.ts';
import { outboxMigrations } from '@foyer/platform/infra/outbox/index.ts';
import { startProduct, type Product } from '@foyer/platform/server/product.ts';
import type { WebBundle } from '@foyer/platform/server/pages/webBundle.ts';
import { startNats, type Nats } from './startNats.ts';

const web: WebBundle = {
  renderPage: async () => ({ status: 200, headers: {}, html: '' }),
  renderOffline: () => ({ status: 200, headers: {}, html: '' }),
  renderForm: () => '',
};
const HELD = `select l.pid from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and a.application_name = 'foyer node lock' and l.granted
    and a.datname = current_database()`;
let nats: Nats;
const endings: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  nats = await startNats();
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});
afterAll(() => nats.stop());

async function emptyDatabase(migrations: Parameters<typeof testDatabase>[0]) {
  const database = await testDatabase(migrations);
  endings.push(() => database.drop());
  return database;
}

describe('nodes with NATS', () => {
  const received = new Map<ChildProcess, string[]>();

  async function startNode(url: string): Promise<ChildProcess> {
    const script = fileURLToPath(new URL('./relayNode.ts', import.meta.url));
    const env = { ...process.env, FOYER_DATABASE_URL: url, FOYER_NATS_URL: nats.url };
    const child = fork(script, { execArgv: ['--import', 'tsx'], env });
    const messages: string[] = [];
    received.set(child, messages);
    child.on('message', (turn: readonly string[]) => messages.push(...turn));
    endings.push(async () => child.kill('SIGKILL'));
    await vi.waitFor(() => expect(messages.shift()).toBe('joined'), { timeout: 20_000 });
    return child;
  }
  const expectOn = (node: ChildProcess, messages: readonly string[]) =>
    vi.waitFor(() => expect(received.get(node)).toEqual(messages), { timeout: 15_000, interval: 20 });

  it('hear every event once and in order, whichever node hangs or dies, and after NATS is back', async () => {
    const database = await emptyDatabase([outboxMigrations]);
    const sent: string[] = [];
    const append = async (...ids: string[]) => {
      sent.push(...ids);
      for (const winId of ids)
        await database.pool.query(
          "insert into outbox.event (topic, payload) values ('jackpot.winSeen', $1)",
          [{ playerId: 'p', winId }],
        );
    };
    // The first to join leads.
    const first = await startNode(database.url);
    const [second, third] = await Promise.all([startNode(database.url), startNode(database.url)]);
    await append('1', '2', '3');
    for (const node of [first, second, third]) await expectOn(node, sent);

    first.kill('SIGSTOP');
    const stoppedAt = performance.now();
    await append('4', '5');
    for (const node of [second, third]) await expectOn(node, sent);
    expect(performance.now() - stoppedAt).toBeLessThan(5_000);
    await append('6');
    first.kill('SIGCONT');
    for (const node of [first, second, third]) await expectOn(node, sent);

    await nats.kill();
    await append('7', '8');
    await nats.start();
    await append('9');
    for (const node of [first, second, third]) await expectOn(node, sent);

    await nats.kill();
    await nats.forget();
    await nats.start();
    // Each node finds another stream, and reports that events may be missing.
    sent.push('missed');
    for (const node of [first, second, third]) await expectOn(node, sent);

    second.kill('SIGKILL');
    await append('10');
    for (const node of [first, third]) await expectOn(node, sent);
    expect((await database.pool.query('select from outbox.event')).rows).toEqual([]);
  });
});

describe('products on one database', () => {
  const start = async (databaseUrl: string, natsUrl: string | undefined, onFatal = (_error: Error) => {}) => {
    const config = readConfig({ FOYER_DATABASE_URL: databaseUrl, FOYER_NATS_URL: natsUrl });
    const product = await startProduct({ ...config, port: 0, logLevel: 'silent' }, { web, onFatal });
    endings.push(() => product.stop());
    return product;
  };
  const ready = async ({ url }: Product) => await (await fetch(`${url}/health/ready`)).json();

  it('with NATS keep serving without it and say so; one without NATS is refused', async () => {
    const database = await emptyDatabase([]);
    const first = await start(database.url, nats.url);
    const second = await start(database.url, nats.url);
    await nats.kill();
    for (const product of [first, second])
      await expect.poll(() => ready(product)).toEqual({ status: 'ready', bus: 'interrupted' });
    await nats.start();
    for (const product of [first, second])
      await expect.poll(() => ready(product)).toEqual({ status: 'ready' });
    await expect(start(database.url, undefined)).rejects.toThrow('set FOYER_NATS_URL on every node');
  });

  it('without NATS refuse a second one, also after the connection of the first broke', async () => {
    const database = await emptyDatabase([]);
    const fatal = vi.fn();
    await start(database.url, undefined, fatal);
    const locks = async () => (await database.pool.query<{ pid: number }>(HELD)).rows.map(({ pid }) => pid);
    const [before] = await locks();
    await database.pool.query('select pg_terminate_backend($1)', [before]);
    await expect.poll(locks).not.toEqual([before]);
    await expect.poll(locks).toHaveLength(1);
    await expect(start(database.url, nats.url)).rejects.toThrow('another node without FOYER_NATS_URL');
    expect(fatal).not.toHaveBeenCalled();
  });
});
