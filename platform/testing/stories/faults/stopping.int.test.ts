import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { CLOSE_CODES, SUBPROTOCOLS } from '@foyer/contract/transport/socket.ts';
import { auditLedger } from '../../../modules/wallet/index.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { sign } from '../../../providers/studios/signature.ts';
import { MIGRATIONS } from '../../../server/modules.ts';
import { FAULT_PLAYERS, readPlayers, type FaultPlayer } from './players.ts';

const SCRIPT = fileURLToPath(new URL('./stoppingNode.ts', import.meta.url));
const KEY = '0123456789abcdef';
const LONGEST_STOP_MS = 20_000;

let database: Awaited<ReturnType<typeof testDatabase>>;
let node: ChildProcess;
let url: string;

beforeAll(async () => {
  database = await testDatabase(MIGRATIONS, FAULT_PLAYERS);
  node = fork('tools/programs/run.mjs', [SCRIPT], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: '0',
      FOYER_DATABASE_URL: database.url,
      FOYER_STUDIO_KEYS: `sandbox:${KEY}`,
      FOYER_DRAIN_SECONDS: '1',
      FOYER_LOG_LEVEL: 'fatal',
    },
  });
  url = String((await once(node, 'message'))[0]);
}, 60_000);
afterAll(async () => {
  if (node.exitCode === null && node.signalCode === null) node.kill('SIGKILL');
  await database.drop();
});

/** Places one bet after another until the node no longer listens. */
async function play(
  { gameSession }: FaultPlayer,
  player: number,
  seen: { ids: string[]; statuses: Set<number> },
) {
  for (let round = 0; ; round++) {
    const transactionId = `stop-${player}-${round}`;
    const status = await placeBet(gameSession, transactionId).catch(() => null);
    if (status === null) return;
    seen.statuses.add(status);
    if (status === 200) seen.ids.push(transactionId);
  }
}

async function placeBet(sessionId: string, transactionId: string): Promise<number> {
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

it('MONEY-07 a node under load that gets SIGTERM loses no acknowledged bet and ends in time', async () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, SUBPROTOCOLS.transport, {
    origin: url,
  });
  await once(socket, 'open');
  const closed = once(socket, 'close');
  const seen = { ids: new Array<string>(), statuses: new Set<number>() };
  const playing = (await readPlayers(database)).map((player, index) => play(player, index, seen));
  await expect.poll(() => seen.ids.length, { timeout: 10_000 }).toBeGreaterThan(50);

  // A client that never sends the rest of its request.
  const { hostname, port } = new URL(url);
  const half = connect(Number(port), hostname);
  half.on('error', () => {});
  half.write(
    'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
  );

  const exited = once(node, 'exit');
  const startedAt = performance.now();
  node.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/health/ready`)).status, { interval: 10 }).toBe(503);
  // While load balancers take notice, the node still serves, and sockets stay open.
  const before = seen.ids.length;
  await expect.poll(() => seen.ids.length, { interval: 10 }).toBeGreaterThan(before);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  expect((await closed)[0]).toBe(CLOSE_CODES.goingAway);
  expect(await exited).toEqual([0, null]);
  expect(performance.now() - startedAt).toBeLessThan(LONGEST_STOP_MS);
  await Promise.all(playing);

  expect([...seen.statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  const { rows } = await database.pool.query<{ key: string }>(
    `select key from wallet.command_key where key like 'stop-%'`,
  );
  const stored = new Set(rows.map(({ key }) => key));
  expect(seen.ids.filter((id) => !stored.has(id))).toEqual([]);
  expect(await auditLedger(database.query)).toMatchObject({ isClean: true });
});
