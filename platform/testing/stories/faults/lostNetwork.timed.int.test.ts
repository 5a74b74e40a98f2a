import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { auditLedger } from '../../../modules/wallet/index.ts';
import type { DatabaseLimits } from '../../../infra/database/limits.ts';
import { fakePaymentProvider } from '../../cashier/fakePaymentProvider.ts';
import { startTcpProxy, throughProxy, type TcpProxy } from '../../network/tcpProxy.ts';
import { testApi, type TestApi } from '../../testApi.ts';
import { callsOf } from './calls.ts';

const LIMITS: DatabaseLimits = {
  connectMs: 1_000,
  statementMs: 4_000,
  lockMs: 4_000,
  idleInTransactionMs: 4_000,
  responseMs: 1_500,
  transactionMs: 4_000,
};
/** Longer than the slowest call in progress: it waits for a connection and for a response, twice. */
const FIRST_RESPONSE_MS = 2 * (LIMITS.connectMs + LIMITS.responseMs) + 1_000;
const FAST_MS = 500;

let proxy: TcpProxy;
let api: TestApi;
let calls: ReturnType<typeof callsOf>;
let token: string;
/** A connection of the test itself, beside the proxy. */
let direct: pg.Client;

beforeAll(async () => {
  const server = process.env.FOYER_TEST_DATABASE_URL ?? '';
  const { host, port } = new pg.Client({ connectionString: server });
  proxy = await startTcpProxy(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  api = await testApi({
    databaseOptions: { server: throughProxy(server, proxy), limits: LIMITS },
    web: { renderPage: async () => ({ status: 200, headers: {}, html: 'page' }) },
    paymentPorts: { trustly: { ...fakePaymentProvider().port, read: () => unknownNotice } },
  });
  calls = callsOf(api);
  const { rows } = await api.database.pool.query<{ name: string }>('select current_database() as name');
  const connectionString = Object.assign(new URL(server), { pathname: `/${rows[0]?.name}` }).href;
  direct = new pg.Client({ connectionString });
  direct.on('error', () => {});
  await direct.connect();
});
beforeEach(async () => {
  token = await api.token();
});
afterEach(() => proxy.heal());
afterAll(async () => {
  await direct.end();
  await api.stop();
  await proxy.close();
});

const unknownNotice = {
  noticeId: randomUUID(),
  reference: randomUUID(),
  kind: 'deposit',
  merchant: 'northlight',
  outcome: 'succeeded',
  amount: money(1_00n, 'EUR'),
  reason: null,
  account: { id: 'bank', label: 'Bank' },
} as const;

const families = () => ({
  ...calls.families(token),
  webhook: () => calls.call('POST', '/providers/trustly/payment', { host: 'northlight.localhost' }, '{}'),
});

async function callAll() {
  const startedAt = performance.now();
  return Promise.all(
    Object.entries(families()).map(async ([name, run]) => {
      const { status } = await run();
      return { name, status, tookMs: performance.now() - startedAt };
    }),
  );
}

const untilReady = () =>
  expect.poll(async () => (await calls.ready()).status, { interval: 50, timeout: 20_000 }).toBe(200);

describe('a network that swallows everything between a node and its database', () => {
  it('OPEN-14 is Unavailable on every route, at once after the first calls, and heals without a restart', async () => {
    expect((await families().webhook()).status).toBe(404);
    proxy.swallow();
    for (const { name, status, tookMs } of await callAll()) {
      expect({ name, status }).toEqual({ name, status: 503 });
      expect(tookMs).toBeLessThan(FIRST_RESPONSE_MS);
    }
    expect((await calls.ready()).status).toBe(503);
    // While calls go on, the pool finds that nothing responds, and no call waits for its limit any more.
    await expect
      .poll(async () => Math.max(...(await callAll()).map(({ tookMs }) => tookMs)), { timeout: 20_000 })
      .toBeLessThan(FAST_MS);
    expect(new Set((await callAll()).map(({ status }) => status))).toEqual(new Set([503]));
    proxy.heal();
    await untilReady();
    // A node that says that it is ready serves.
    expect((await families().webhook()).status).toBe(404);
    expect((await calls.graphql(token, '{ __typename }')).status).toBe(200);
  });

  it('MONEY-07 a bet that was committed and not answered gets the same response when it is repeated', async () => {
    const sessionId = await calls.openGame(token);
    const player = api.player(token);
    const before = await api.services.wallet.state(api.database.query, player);
    const bet = { sessionId, transactionId: 'b1', roundId: 'r1', amount: '1.00', currency: 'EUR' };
    await direct.query('begin');
    await direct.query('select from wallet.account where player_id = $1 for update', [player]);
    const unanswered = calls.studio('bet', bet);
    await expect.poll(waitingForLocks, { interval: 20 }).toBe(1);
    proxy.swallow();
    await direct.query('commit');
    await expect.poll(() => committed('b1'), { interval: 20 }).toBe(1);
    expect((await unanswered).status).toBe(503);
    proxy.heal();
    await untilReady();
    const again = await Promise.all([calls.studio('bet', bet), calls.studio('bet', bet)]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(again[0]?.body).toBe(again[1]?.body);
    const after = await api.services.wallet.state(api.database.query, player);
    expect(before.balance.minor - after.balance.minor).toBe(1_00n);
    expect(await auditLedger(api.database.query)).toMatchObject({ isClean: true });
  });
});

async function waitingForLocks(): Promise<number> {
  const { rowCount } = await direct.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}

async function committed(key: string): Promise<number> {
  const { rowCount } = await direct.query('select from wallet.command_key where key = $1', [key]);
  return rowCount ?? 0;
}
