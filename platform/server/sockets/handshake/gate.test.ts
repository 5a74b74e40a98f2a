import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import { readConfig } from '../../../infra/config.ts';
import { legacySocket, rawSocket, testHub, type TestHub } from '../testHub.ts';

const hubs: TestHub[] = [];
const strangers: Socket[] = [];
async function start(options: Parameters<typeof testHub>[0] = {}): Promise<TestHub> {
  const hub = await testHub(options);
  hubs.push(hub);
  return hub;
}
afterEach(async () => {
  for (const socket of strangers.splice(0)) socket.destroy();
  await Promise.all(hubs.splice(0).map((hub) => hub.stop()));
});

/** Opens a socket and then never sends anything, not even a close. */
function openPending(port: number, from = '127.0.0.1', headers: readonly string[] = []) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
  strangers.push(socket);
  const lines = [
    'GET /graphql HTTP/1.1',
    'Host: northlight.localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: Zm95ZXIgaXMgYSBob3VzZQ==',
    'Sec-WebSocket-Protocol: graphql-ws',
    ...headers,
  ];
  socket.write([...lines, '', ''].join('\r\n'));
  socket.on('error', () => {});
  const response = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString()));
    socket.once('close', () => resolve(''));
  });
  return { response, status: response.then((text) => text.split(' ')[1] ?? '') };
}

const counted = async (all: readonly Promise<string>[]) => {
  const statuses = await Promise.all(all);
  return Object.fromEntries(
    [...new Set(statuses)].map((one) => [one, statuses.filter((other) => other === one).length]),
  );
};

describe('unauthenticated sockets', () => {
  it('two thousand of one address: a hundred may wait, the others are told to retry later', async () => {
    // The timeout is longer than it takes to open the connections on a slow machine.
    const { port, hub } = await start({ limits: { initTimeoutMs: MINUTE } });
    const crowd = Array.from({ length: 2_000 }, () => openPending(port));
    expect(await counted(crowd.map(({ status }) => status))).toEqual({ '101': 100, '429': 1_900 });
    expect(hub.openSockets()).toBe(100);
    const [refused = ''] = (await Promise.all(crowd.map(({ response }) => response))).filter((response) =>
      response.includes(' 429 '),
    );
    expect(refused).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n(.*\r\n)*Retry-After: 5\r\n/);
    // Players on other networks are not affected.
    const otherNetwork = openPending(port, '127.0.0.2');
    expect(await otherNetwork.status).toBe('101');
  }, 60_000);

  it('of many addresses together are refused as well, and leave no open connection', async () => {
    const { port, connections } = await start({ limits: { pendingInAll: 20 } });
    const crowd = Array.from({ length: 40 }, (_, index) => openPending(port, `127.0.1.${index + 1}`));
    expect(await counted(crowd.map(({ status }) => status))).toEqual({ '101': 20, '503': 20 });
    await expect.poll(connections).toBe(20);
  });

  it('are closed when they do not authenticate, whether or not they close their side', async () => {
    const { port, connections } = await start({
      limits: { pendingPerAddress: 5, initTimeoutMs: 20, refusedCloseMs: 20 },
    });
    const crowd = Array.from({ length: 5 }, () => openPending(port));
    expect(await counted(crowd.map(({ status }) => status))).toEqual({ '101': 5 });
    expect(await openPending(port).status).toBe('429');
    await expect.poll(connections).toBe(0);
    expect(await openPending(port).status).toBe('101');
  });

  it('cannot forge addresses at a server without a proxy', async () => {
    const { port } = await start({ limits: { pendingPerAddress: 2 } });
    const crowd = Array.from({ length: 4 }, (_, index) =>
      openPending(port, '127.0.0.1', [`X-Forwarded-For: 203.0.113.${index}`]),
    );
    expect(await counted(crowd.map(({ status }) => status))).toEqual({ '101': 2, '429': 2 });
  });

  it('count by the address that a trusted proxy reports, an IPv6 /64 as one', async () => {
    const { trustedProxies } = readConfig({ FOYER_TRUSTED_PROXIES: '1' });
    const { port } = await start({ limits: { pendingPerAddress: 2 }, trustedProxies });
    const requests = (address: string) =>
      openPending(port, '127.0.0.1', [`X-Forwarded-For: 198.51.100.1, ${address}`]).status;
    const household = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3'];
    expect(await counted(household.map(requests))).toEqual({ '101': 2, '429': 1 });
    expect(await requests('2001:db8:1:3::1')).toBe('101');
  });
});

describe('players behind one router', () => {
  it('all get in: a slot is free again as soon as a socket is authenticated', async () => {
    const { port, hub } = await start({ limits: { pendingPerAddress: 10, connectionsPerPlayer: 200 } });
    const players = [];
    for (let turn = 0; turn < 10; turn += 1)
      players.push(...(await Promise.all(Array.from({ length: 10 }, () => legacySocket(port, 'anna1')))));
    expect(hub.openSockets()).toBe(100);
    expect(players).toHaveLength(100);
  });

  it('release their slot when they close, and a refused player has none', async () => {
    const { port, hub } = await start({ limits: { pendingPerAddress: 1, connectionsPerPlayer: 1 } });
    const first = await legacySocket(port, 'anna1');
    for (let turn = 0; turn < 3; turn += 1) {
      const second = rawSocket(port);
      await second.opened;
      second.say({ type: 'connection_init', payload: { accessToken: 'anna2' } });
      expect(await second.take()).toMatchObject({ payload: { reasons: ['connectionsPerPlayer'] } });
      await second.closed;
      await expect.poll(hub.openSockets).toBe(1);
    }
    first.socket.close();
    await expect.poll(hub.openSockets).toBe(0);
    await legacySocket(port, 'anna1');
  });
});
