import { createServer, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startHaproxy, type Haproxy } from './startHaproxy.ts';

interface Seen {
  readonly node: number;
  readonly path: string;
  readonly headers: Record<string, string>;
}

let proxy: Haproxy;
let nodes: Server[];
let requests = 0;
/** The nodes that answer their health check. */
const ready = new Set([0, 1]);
/** The nodes that receive no events of other nodes. */
const interrupted = new Set<number>();

/** A node that replies with what it received. It breaks off at `/break`. */
async function startNode(node: number): Promise<Server> {
  const server = createServer(({ url: path = '', headers, socket }, response) => {
    if (path === '/health/ready') {
      const bus = interrupted.has(node) ? 'interrupted' : 'ok';
      return response.writeHead(ready.has(node) ? 200 : 503).end(JSON.stringify({ bus }));
    }
    requests += 1;
    if (path === '/break') return socket.destroy();
    response.end(JSON.stringify({ node, path, headers }));
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, { headers }) => socket.send(JSON.stringify({ node, headers })));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

beforeAll(async () => {
  nodes = await Promise.all([startNode(0), startNode(1)]);
  const [first, second] = nodes.map((server) => (server.address() as AddressInfo).port);
  proxy = await startHaproxy([first ?? 0, second ?? 0]);
});
afterAll(async () => {
  await proxy.stop();
  for (const server of nodes) server.close().closeAllConnections();
});

/** Waits until HAProxy has noticed whether it may use the first node. */
const firstNode = (backend: string, status: 'UP' | 'DOWN') =>
  expect
    .poll(() => proxy.command('show stat'), { timeout: 5000 })
    .toMatch(new RegExp(`^${backend},node-1,.*,${status},`, 'm'));

async function send(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const call = request({ ...options, host: 'localhost', port: proxy.httpsPort, path, ca: proxy.certificate });
  const [response] = (await once(call.end(), 'response')) as [IncomingMessage];
  return response;
}
const get = async (path: string, headers = {}) => (await json(await send(path, { headers }))) as Seen;

test('a node learns the address of the client, and nothing that the client claims', async () => {
  const { headers } = await get('/en/', {
    forwarded: 'for=203.0.113.1',
    'x-forwarded-for': '203.0.113.1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '1',
    'x-forwarded-proto': 'http',
    'x-real-ip': '203.0.113.1',
    'x-country': 'FI',
    'x-brand': 'club',
  });
  const names = Object.keys(headers).filter((name) => /^(forwarded|x-)/.test(name));
  expect(names.toSorted()).toEqual(['x-brand', 'x-forwarded-for', 'x-forwarded-proto']);
  expect(headers).toMatchObject({
    host: `localhost:${proxy.httpsPort}`,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  });
});

test('plain HTTP is redirected', async () => {
  const response = await fetch(`http://localhost:${proxy.httpPort}/en/?a=1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([
    308,
    `https://localhost:${proxy.httpPort}/en/?a=1`,
  ]);
});

test('WebSockets pass, and the token of their address is not logged', async () => {
  const url = `wss://localhost:${proxy.httpsPort}/jackpot/v1/events?token=secret-token`;
  const socket = new WebSocket(url, { ca: proxy.certificate, headers: { 'x-forwarded-for': '203.0.113.1' } });
  const [message] = await once(socket, 'message');
  expect(JSON.parse(String(message))).toMatchObject({ headers: { 'x-forwarded-for': '127.0.0.1' } });
  socket.close();
  await expect.poll(proxy.log).toContain('GET /jackpot/v1/events\n');
  expect(proxy.log()).not.toContain('secret-token');
});

test('a call that may change something is sent once if the node breaks off, a page again', async () => {
  const sent = async (method: string): Promise<number> => {
    requests = 0;
    await send('/break', { method }).catch(() => null);
    return requests;
  };
  expect(await sent('POST')).toBe(1);
  expect(await sent('GET')).toBe(4);
});

test('a node that is not ready gets no requests, until it is ready again', async () => {
  ready.delete(0);
  await firstNode('foyer', 'DOWN');
  const reached = await Promise.all(Array.from({ length: 6 }, () => get('/')));
  expect(new Set(reached.map(({ node }) => node))).toEqual(new Set([1]));
  ready.add(0);
  await firstNode('foyer', 'UP');
});

test('a node without the events of others gets requests, but no WebSockets', async () => {
  const open = async () => {
    const socket = new WebSocket(`wss://localhost:${proxy.httpsPort}/graphql`, { ca: proxy.certificate });
    const [message] = await once(socket, 'message');
    return { socket, node: (JSON.parse(String(message)) as Seen).node };
  };
  await firstNode('sockets', 'UP');
  const opened = [await open(), await open()];
  expect(new Set(opened.map(({ node }) => node))).toEqual(new Set([0, 1]));
  const closed = opened.filter(({ node }) => node === 0).map(({ socket }) => once(socket, 'close'));
  interrupted.add(0);
  await Promise.all(closed);
  opened.push(await open(), await open());
  expect(opened.slice(2).map(({ node }) => node)).toEqual([1, 1]);
  await firstNode('foyer', 'UP');
  for (const { socket } of opened) socket.terminate();
  interrupted.delete(0);
});

test('its own health and figures are at a port of the machine', async () => {
  const status = async (path: string) => fetch(`http://127.0.0.1:${proxy.statusPort}${path}`);
  expect((await status('/health')).status).toBe(200);
  expect(await (await status('/metrics')).text()).toContain(
    'haproxy_server_status{proxy="foyer",server="node-1"',
  );
  expect((await status('/')).status).toBe(403);
});
