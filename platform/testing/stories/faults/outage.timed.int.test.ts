import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import pg from 'pg';
import { authorizationUrl, openBrowser } from '../../signIn/browser.ts';
import { auditLedger } from '../../../modules/wallet/index.ts';
import { removeEmbedded } from '../../../infra/database/embedded/index.ts';
import type { DatabaseLimits } from '../../../infra/database/limits.ts';
import { createLog } from '../../../infra/log.ts';
import { rawSocket } from '../../../server/sockets/testHub.ts';
import { testApi, type TestApi } from '../../testApi.ts';
import { callsOf, HOST } from './calls.ts';
import { startSupervised, type SupervisedDatabase } from './supervisedDatabase.ts';

const LIMITS: DatabaseLimits = {
  connectMs: 1_000,
  statementMs: 3_000,
  lockMs: 3_000,
  idleInTransactionMs: 3_000,
  responseMs: 1_500,
  transactionMs: 3_000,
};
/** Deadline of the slowest call: it reads a session and then something else. */
const RESPONSE_DEADLINE_MS = 2 * (LIMITS.connectMs + LIMITS.responseMs) + 1_000;

let folder: string;
let server: SupervisedDatabase;
let api: TestApi;
let calls: ReturnType<typeof callsOf>;
let token: string;
let lines: LogLine[];

interface LogLine {
  readonly msg: string;
  readonly traceId?: string;
  readonly route?: string;
  readonly failure?: string;
  readonly problem?: string;
  readonly err?: { readonly message: string; readonly code?: string; readonly cause?: unknown };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-outage-'));
  server = await startSupervised(folder);
  lines = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  api = await testApi({
    log: createLog({ level: 'warn', destination }),
    databaseOptions: { server: server.url, limits: LIMITS },
    web: { renderPage: async () => ({ status: 200, headers: {}, html: 'page' }) },
    paymentPorts: { trustly: throwingPort() },
  });
  calls = callsOf(api);
});
beforeEach(async () => {
  lines.length = 0;
  token = await api.token();
});
afterEach(() => server.thaw());
afterAll(async () => {
  await api.stop();
  await server.stop();
  await removeEmbedded({ folder, log: { info() {} } });
  await rm(folder, { recursive: true, force: true });
});

/** An adapter with a programming error. */
function throwingPort() {
  const fail = (): never => {
    throw new TypeError('the adapter is broken', { cause: new Error('of anna@foyer.test') });
  };
  return {
    frameOrigin: 'http://trustly.test',
    merchantOf: fail,
    beginDeposit: fail,
    payOut: fail,
    refund: fail,
    cancelDeposit: fail,
    cancelPayout: fail,
    latestCallback: fail,
    read: fail,
    acknowledge: fail,
  };
}

/** The one log line of a call. */
function lineOf(traceId: string): LogLine {
  const found = lines.filter((line) => line.traceId === traceId);
  expect(found).toHaveLength(1);
  return found[0]!;
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; tookMs: number }> {
  const began = performance.now();
  const result = await work();
  return { result, tookMs: performance.now() - began };
}

async function databaseName(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(api.database.query);
  return rows[0]?.name ?? '';
}

const untilReady = () =>
  expect.poll(async () => (await calls.ready()).status, { interval: 100, timeout: 30_000 }).toBe(200);

describe('a hanging database', () => {
  it('makes the node not ready within a second, and ready again without a restart', async () => {
    await untilReady();
    await server.freeze();
    await expect.poll(async () => (await calls.ready()).status).toBe(503);
    const { result, tookMs } = await timed(calls.ready);
    expect([result.status, tookMs < 1_000]).toEqual([503, true]);
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'this node is not ready',
        problem: expect.stringContaining('did not answer'),
      }),
    );
    server.thaw();
    await untilReady();
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'this node is ready again' }));
  });

  it('OPEN-14 is reported as Unavailable in time on every route, with one log line by trace id', async () => {
    await server.freeze();
    const { result, tookMs } = await timed(() =>
      Promise.all(
        Object.entries(calls.families(token)).map(async ([name, ask]) => ({ name, ...(await ask()) })),
      ),
    );
    expect(tookMs).toBeLessThan(RESPONSE_DEADLINE_MS);
    for (const { name, status, traceId, body, retryAfter } of result) {
      expect({ name, status, retryAfter }).toEqual({ name, status: 503, retryAfter: '5' });
      if (name !== 'token') expect(body).toContain('"type":"Unavailable"');
      const { err, route } = lineOf(traceId);
      expect({ name, message: err?.message, route }).toEqual({
        name,
        message: expect.stringMatching(/timeout|terminated/),
        route: expect.stringMatching(/^\//),
      });
    }
  });

  it('OPEN-14 is reported when a socket opens, with the trace id of its log line', async () => {
    await server.freeze();
    const lobby = rawSocket(api.port);
    await lobby.opened;
    lobby.say({ type: 'connection_init', payload: { authorization: token, brand: 'northlight' } });
    const jackpot = rawSocket(api.port, {
      protocol: '',
      path: `/jackpot/v1/events?token=${api.player(token)}:some-session&currency=EUR&brand=northlight`,
    });
    for (const socket of [lobby, jackpot]) {
      const frame = JSON.stringify(await socket.take());
      expect(frame).toContain('"type":"Unavailable"');
      const [, traceId = ''] = /"traceId":"(\w+)"/.exec(frame) ?? [];
      expect(lineOf(traceId).err?.message).toMatch(/timeout|terminated/);
      // 1011 is the close code after which the client reconnects.
      expect((await socket.closed).code).toBe(1011);
    }
  });

  it('MONEY-07 leaves a stake with an unknown outcome, and a retry with its id counts it once', async () => {
    const gameSession = await calls.openGame(token);
    const before = await api.services.wallet.state(api.database.query, api.player(token));
    const bet = {
      sessionId: gameSession,
      transactionId: 'b1',
      roundId: 'r1',
      amount: '1.00',
      currency: 'EUR',
    };
    await server.freeze();
    const lost = await Promise.all([
      calls.studio('bet', bet),
      calls.studio('bet', { ...bet, transactionId: 'b2' }),
    ]);
    expect(lost.map(({ status }) => status)).toEqual([503, 503]);
    server.thaw();
    await untilReady();
    const again = await Promise.all([calls.studio('bet', bet), calls.studio('bet', bet)]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(again[0]?.body).toBe(again[1]?.body);
    expect((await calls.studio('bet', { ...bet, transactionId: 'b2' })).status).toBe(200);
    const after = await api.services.wallet.state(api.database.query, api.player(token));
    expect(before.balance.minor - after.balance.minor).toBe(2_00n);
    expect(await auditLedger(api.database.query)).toMatchObject({ isClean: true });
  });

  it('leaves no open transaction on a connection that others reuse', async () => {
    await sql`create table if not exists public.note (text text)`.execute(api.database.query);
    await server.freeze();
    const writing = Array.from({ length: 8 }, () =>
      api.database
        .transaction((tx) => sql`insert into public.note values ('never said to be written')`.execute(tx))
        .then(
          () => 'written',
          () => 'failed',
        ),
    );
    expect(new Set(await Promise.all(writing))).toEqual(new Set(['failed']));
    server.thaw();
    await untilReady();
    for (let write = 0; write < 16; write++)
      await sql`insert into public.note values ('acknowledged')`.execute(api.database.query);
    const { rows } = await sql<{ count: bigint }>`
      select count(*) from public.note where text = 'acknowledged'`.execute(api.database.query);
    expect(rows).toEqual([{ count: 16n }]);
    const { rows: open } = await sql`
      select 1 from pg_stat_activity where state like 'idle in transaction%'`.execute(api.database.query);
    expect(open).toEqual([]);
  });
});

describe('a database that is read-only or unreachable', () => {
  it('makes the node not ready while it is read-only', async () => {
    const name = await databaseName();
    // A connection of the pool could itself be read-only by then, and would survive the cut.
    const outside = new pg.Client({ connectionString: server.url });
    await outside.connect();
    const isReadOnly = (value: 'on' | 'off') =>
      outside.query(`alter database ${name} set default_transaction_read_only = ${value}`);
    const cut = () =>
      outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await isReadOnly('on');
    try {
      await cut();
      await expect.poll(async () => (await calls.ready()).status).toBe(503);
      expect(lines.find(({ problem }) => problem !== undefined)?.problem).toContain('read-only');
    } finally {
      await isReadOnly('off');
      await cut();
      await outside.end();
    }
    await untilReady();
  });

  it('replaces connections that stayed with a server that has become read-only', async () => {
    const held = await Promise.all(Array.from({ length: 8 }, () => api.database.pool.connect()));
    for (const client of held) await client.query('set default_transaction_read_only = on');
    for (const client of held) client.release();
    const write = () =>
      sql`create table if not exists public.replaced (text text)`.execute(api.database.query).then(
        () => 'written',
        () => 'failed',
      );
    await expect.poll(write).toBe('written');
    expect(await Promise.all(Array.from({ length: 8 }, write))).not.toContain('failed');
  });

  it('makes the node not ready when all connections are in use, and responds to waiting requests', async () => {
    const held = await Promise.all(Array.from({ length: 8 }, () => api.database.pool.connect()));
    try {
      const { status } = await calls.families(token)['page']!();
      expect(status).toBe(503);
      await expect
        .poll(async () => {
          void calls.families(token)['page']!();
          return (await calls.ready()).status;
        })
        .toBe(503);
    } finally {
      for (const client of held) client.release();
    }
    await untilReady();
  });

  it('serves again after a kill: sockets, outbox relay and calls', async () => {
    for (let kill = 0; kill < 2; kill++) {
      await server.killAndRestart();
      await untilReady();
      token = await api.token();
      expect((await calls.graphql(token, '{ __typename }')).status).toBe(200);
      // The relay works again: a new event is published and removed.
      await expect
        .poll(async () => (await sql`select 1 from outbox.event`.execute(api.database.query)).rows)
        .toEqual([]);
    }
  });
});

describe('an error', () => {
  it('of PostgreSQL is logged with its SQLSTATE', async () => {
    await sql`alter table jackpot.period rename to mislaid`.execute(api.database.query);
    try {
      const { status, traceId } = await calls.families(token)['jackpot']!();
      expect(status).toBe(500);
      expect(lineOf(traceId)).toMatchObject({ failure: 'InternalError', err: { code: '42P01' } });
    } finally {
      await sql`alter table jackpot.mislaid rename to period`.execute(api.database.query);
    }
  });

  it('of an adapter is logged with its cause, without personal data', async () => {
    const { status, traceId } = await calls.call('POST', '/providers/trustly/payment', HOST, '{}');
    expect(status).toBe(500);
    const line = lineOf(traceId);
    expect(line).toMatchObject({
      route: '/providers/:provider/payment',
      err: { message: 'the adapter is broken', cause: { message: 'of <e-mail>' } },
    });
    expect(JSON.stringify(line)).not.toContain('anna@');
  });

  it('of the sign-in is logged with the trace id that the page shows', async () => {
    const browser = openBrowser(api.app, 'northlight');
    await sql`alter table identity.oidc_payload rename to mislaid`.execute(api.database.query);
    try {
      const { url } = authorizationUrl(browser);
      const response = await browser.get(url);
      expect(lineOf(String(response.headers['x-trace-id']))).toMatchObject({
        msg: 'the identity provider failed',
        err: { code: '42P01' },
      });
    } finally {
      await sql`alter table identity.mislaid rename to oidc_payload`.execute(api.database.query);
    }
  });
});
