import { createClient } from 'graphql-ws';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { rawSocket, testHub, type TestHub } from '../testHub.ts';

let running: TestHub | undefined;
afterEach(() => running?.stop());

it('SUB-03 the graphql-ws library subscribes, receives and unsubscribes with the newer subprotocol', async () => {
  running = await testHub();
  const client = createClient({
    url: `ws://127.0.0.1:${running.port}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: 'anna1', brand: 'northlight' },
    retryAttempts: 0,
  });
  const updates = client.iterate({ query: 'subscription { balanceUpdated { balance amount } }' });
  expect(await updates.next()).toMatchObject({ value: { data: { balanceUpdated: { balance: '1000.00' } } } });
  running.move('2.00', '1002.00');
  expect(await updates.next()).toMatchObject({
    value: { data: { balanceUpdated: { balance: '1002.00', amount: '2.00' } } },
  });
  await updates.return?.();
  await client.dispose();
});

it('a refused subscription gets a protocol error, and a ping is answered', async () => {
  running = await testHub();
  const raw = rawSocket(running.port, { protocol: 'graphql-transport-ws' });
  await raw.opened;
  raw.say({ type: 'connection_init', payload: { authorization: 'Bearer anna1' } });
  expect(await raw.take()).toEqual({ type: 'connection_ack' });
  expect(await raw.take()).toEqual({ type: 'ping' });
  raw.say({ type: 'pong' });
  raw.say({ type: 'ping' });
  expect(await raw.take()).toEqual({ type: 'pong' });
  raw.say({ type: 'subscribe', id: '1', payload: { query: 'subscription { nothing }' } });
  expect(await raw.take()).toMatchObject({
    type: 'error',
    id: '1',
    payload: [{ extensions: { type: 'InvalidDocument', traceId: expect.any(String) } }],
  });
});

it('of several subprotocols the first supported one is used', async () => {
  running = await testHub();
  const socket = new WebSocket(`ws://127.0.0.1:${running.port}/graphql`, [
    'mqtt',
    'graphql-ws',
    'graphql-transport-ws',
  ]);
  await new Promise((open) => socket.once('open', open));
  expect(socket.protocol).toBe('graphql-ws');
});

it.each([
  ['init', []],
  ['the acknowledgement of init', [{ type: 'connection_init', payload: { accessToken: 'anna1' } }]],
])('a socket that subscribes before %s is closed, as this protocol says', async (_what, sent) => {
  running = await testHub({ admission: new Promise(() => {}) });
  const raw = rawSocket(running.port, { protocol: 'graphql-transport-ws' });
  await raw.opened;
  for (const message of sent) raw.say(message);
  raw.say({ type: 'subscribe', id: '1', payload: { query: 'subscription { balanceUpdated { balance } }' } });
  expect((await raw.closed).code).toBe(4401);
  expect(running.reads()).toBe(0);
});
