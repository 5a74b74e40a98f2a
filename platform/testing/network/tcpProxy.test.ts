import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTcpProxy, throughProxy, type TcpProxy } from './tcpProxy.ts';

let server: Server;
let proxy: TcpProxy;
let client: Socket;

beforeEach(async () => {
  server = createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await startTcpProxy({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  client = await open();
});
afterEach(async () => {
  client.destroy();
  await proxy.close();
  server.close();
});

async function open(): Promise<Socket> {
  const socket = connect(proxy.port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

async function echo(text: string): Promise<number> {
  const startedAt = performance.now();
  client.write(text);
  for (let received = ''; received !== text;) received += String((await once(client, 'data'))[0]);
  return performance.now() - startedAt;
}

it('without a fault passes everything on, however much', async () => {
  await echo('x'.repeat(2_000_000));
  expect(proxy.openConnections()).toBe(1);
  client.end();
  await expect.poll(() => proxy.openConnections()).toBe(0);
});

it('delays each direction', async () => {
  proxy.delay(60);
  expect(await echo('slow')).toBeGreaterThan(110);
  proxy.heal();
  expect(await echo('fast')).toBeLessThan(60);
});

it('swallows what is sent on old and new connections, and delivers it when healed', async () => {
  await echo('before');
  proxy.swallow();
  const later = await open();
  const received: string[] = [];
  for (const socket of [client, later]) {
    socket.on('data', (text) => received.push(String(text)));
    socket.write('held');
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(received).toEqual([]);
  proxy.heal();
  await expect.poll(() => received).toEqual(['held', 'held']);
  later.destroy();
});

it('cuts old and new connections, until it is healed', async () => {
  proxy.cut();
  await expect.poll(() => client.closed).toBe(true);
  const refused = connect(proxy.port, '127.0.0.1').on('error', () => {});
  await expect.poll(() => refused.closed).toBe(true);
  proxy.heal();
  client = await open();
  await echo('again');
});

it('takes the place of the host and the port in a URL', () => {
  expect(throughProxy('postgres://foyer@db:5432/foyer?host=/tmp/s&x=1', { port: 7 })).toBe(
    'postgres://foyer@127.0.0.1:7/foyer?x=1',
  );
});
