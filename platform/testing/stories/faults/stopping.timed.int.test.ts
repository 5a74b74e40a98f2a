import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { CLOSE_CODES, SUBPROTOCOLS } from '@foyer/contract/transport/socket.ts';
import { auditLedger } from '../../../modules/wallet/index.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { sign } from '../../../providers/studios/signature.ts';
import { MIGRATIONS } from '../../../server/modules.ts';
import { startTcpProxy, throughProxy, type TcpProxy } from '../../network/tcpProxy.ts';
import { FAULT_PLAYERS, readPlayers, type FaultPlayer } from './players.ts';

const SCRIPT = fileURLToPath(new URL('./stoppingNode.ts', import.meta.url));
const KEY = '0123456789abcdef';
const LONGEST_STOP_MS = 20_000;
const STOP_LIMIT_MS = 18_000;
/** A hung database delays a stop until its limit, here a short one. */
const HANGING_STOP_LIMIT_MS = 6000;

let database: Awaited<ReturnType<typeof testDatabase>>;
let proxied: typeof database;
let proxy: TcpProxy;
let [node, hanging]: readonly RunningNode[] = [];
beforeAll(async () => {
  database = await testDatabase(MIGRATIONS, FAULT_PLAYERS);
  proxied = await testDatabase(MIGRATIONS, FAULT_PLAYERS);
  const { host, port } = new pg.Client({ connectionString: proxied.url });
  proxy = await startTcpProxy(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  [node, hanging] = await Promise.all([
    startNode(database.url, { drainSeconds: 1, stopLimitMs: STOP_LIMIT_MS }),
    startNode(throughProxy(proxied.url, proxy), { drainSeconds: 0, stopLimitMs: HANGING_STOP_LIMIT_MS }),
  ]);
}, 120_000);
afterAll(async () => {
  for (const one of [node, hanging]) one?.kill();
  await proxy.close();
  await database.drop();
  await proxied.drop();
});

type RunningNode = Awaited<ReturnType<typeof startNode>>;

interface Stop {
  readonly drainSeconds: number;
  readonly stopLimitMs: number;
}

async function startNode(databaseUrl: string, { drainSeconds, stopLimitMs }: Stop) {
  const child = fork('tools/programs/run.mjs', [SCRIPT, String(stopLimitMs)], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: '0',
      FOYER_DATABASE_URL: databaseUrl,
      FOYER_STUDIO_KEYS: `sandbox:${KEY}`,
      FOYER_DRAIN_SECONDS: String(drainSeconds),
      FOYER_LOG_LEVEL: 'fatal',
    },
  });
  let printed = '';
  child.stderr?.on('data', (data) => (printed += String(data)));
  // Once it has ended and all that it printed is read.
  const exited = once(child, 'close');
  return {
    url: String((await once(child, 'message'))[0]),
    /** Resolves to the exit code and the signal that ended it. */
    exited,
    /** What it has written to standard error. */
    printed: () => printed,
    terminate: () => child.kill('SIGTERM'),
    kill: () => child.exitCode === null && child.signalCode === null && child.kill('SIGKILL'),
  };
}

interface Load {
  readonly url: string;
  readonly ids: string[];
  readonly statuses: Set<number>;
}

const loadOf = ({ url }: RunningNode): Load => ({ url, ids: [], statuses: new Set() });

/** Places one bet after another until the node no longer listens. */
async function play({ gameSession }: FaultPlayer, player: number, seen: Load) {
  for (let round = 0; ; round++) {
    const transactionId = `stop-${player}-${round}`;
    const status = await placeBet(seen.url, gameSession, transactionId).catch(() => null);
    if (status === null) return;
    seen.statuses.add(status);
    if (status === 200) seen.ids.push(transactionId);
  }
}

async function placeBet(url: string, sessionId: string, transactionId: string): Promise<number> {
  const bet = { sessionId, transactionId, roundId: transactionId, amount: '0.10', currency: 'EUR' };
  const body = JSON.stringify(bet);
  const at = String(Date.now());
  const signature = sign(KEY, at, STUDIO_PATHS.bet, Buffer.from(body)).toString('hex');
  const headers = { 'x-studio': 'sandbox', 'x-timestamp': at, 'x-signature': signature };
  const response = await fetch(url + STUDIO_PATHS.bet, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  await response.text();
  return response.status;
}

it.concurrent('MONEY-07 a node under load that gets SIGTERM loses no acknowledged bet and ends in time', async () => {
  if (!node) throw new Error('the node did not start');
  const { url } = node;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, SUBPROTOCOLS.transport, {
    origin: url,
  });
  await once(socket, 'open');
  const closed = once(socket, 'close');
  const seen = loadOf(node);
  const playing = (await readPlayers(database)).map((player, index) => play(player, index, seen));
  await expect.poll(() => seen.ids.length, { timeout: 10_000 }).toBeGreaterThan(50);

  // A client that never sends the rest of its request.
  const { hostname, port } = new URL(url);
  const half = connect(Number(port), hostname);
  half.on('error', () => {});
  half.write(
    'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
  );

  const startedAt = performance.now();
  node.terminate();
  await expect.poll(async () => (await fetch(`${url}/health/ready`)).status, { interval: 10 }).toBe(503);
  // While load balancers take notice, the node still serves, and sockets stay open.
  const before = seen.ids.length;
  await expect.poll(() => seen.ids.length, { interval: 10 }).toBeGreaterThan(before);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  expect((await closed)[0]).toBe(CLOSE_CODES.goingAway);
  expect(await node.exited).toEqual([0, null]);
  expect(performance.now() - startedAt).toBeLessThan(LONGEST_STOP_MS);
  await Promise.all(playing);

  await expectNothingLost(database, seen);
});

it.concurrent('MONEY-07 a node whose database hangs ends in time as well, and says that it did not wait', async () => {
  if (!hanging) throw new Error('the node did not start');
  const seen = loadOf(hanging);
  const playing = (await readPlayers(proxied)).map((player, index) => play(player, index, seen));
  await expect.poll(() => seen.ids.length, { timeout: 10_000 }).toBeGreaterThan(50);
  proxy.swallow();
  const startedAt = performance.now();
  hanging.terminate();
  expect(await hanging.exited).toEqual([1, null]);
  expect(performance.now() - startedAt).toBeLessThan(LONGEST_STOP_MS);
  expect(hanging.printed()).toMatch(/stopped without waiting longer than 6 s/);
  proxy.heal();
  await Promise.all(playing);
  await expectNothingLost(proxied, seen);
}, 120_000);

async function expectNothingLost({ pool, query }: typeof database, { ids, statuses }: Load) {
  expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  const { rows } = await pool.query<{ key: string }>(
    `select key from wallet.command_key where key like 'stop-%'`,
  );
  const stored = new Set(rows.map(({ key }) => key));
  expect(ids.filter((id) => !stored.has(id))).toEqual([]);
  expect(await auditLedger(query)).toMatchObject({ isClean: true });
}
