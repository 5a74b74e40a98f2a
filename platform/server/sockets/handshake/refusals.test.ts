import { afterEach, describe, expect, it } from 'vitest';
import { LobbyPage, Wallet } from '@foyer/contract/generated/operations.ts';
import { legacySocket, rawSocket, testHub, type TestHub } from '../testHub.ts';

const opened: TestHub[] = [];
async function start(options: Parameters<typeof testHub>[0] = {}): Promise<TestHub> {
  const hub = await testHub(options);
  opened.push(hub);
  return hub;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((hub) => hub.stop()));
});

describe('SUB-03 SUB-04 init is refused', () => {
  it.each([
    ['without a payload', undefined, 4401, 'noToken'],
    ['without a token', {}, 4401, 'noToken'],
    ['with an expired token', { authorization: 'Bearer old' }, 4401, 'expired'],
    ["with another brand's token", { accessToken: 'bo', brand: 'northlight' }, 4403, 'foreignBrand'],
    ['with a brand that is none', { accessToken: 'anna1', brand: 'nobody' }, 4403, 'UnknownBrand'],
    ['for a country the brand does not serve', { accessToken: 'moved' }, 4403, 'CountryNotServed'],
    ['with a payload of another form', { accessToken: 7 }, 4400, 'connection_init payload'],
  ])('%s', async (_title, payload, code, reason) => {
    const { port } = await start();
    const older = rawSocket(port);
    const newer = rawSocket(port, { protocol: 'graphql-transport-ws' });
    await Promise.all([older.opened, newer.opened]);
    older.say({ type: 'connection_init', payload });
    newer.say({ type: 'connection_init', payload });
    expect(await older.take()).toMatchObject({
      type: 'connection_error',
      payload: {
        message: 'Error resolving subscription context',
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    });
    expect(await older.closed).toEqual({ code, reason });
    expect(await newer.closed).toEqual({ code, reason });
    expect(newer.waiting()).toBe(0);
  });

  it('with a brand that is not the host’s', async () => {
    const { port } = await start();
    const raw = rawSocket(port, { headers: { host: 'tivoli.localhost:3000' } });
    await raw.opened;
    raw.say({ type: 'connection_init', payload: { accessToken: 'anna1', brand: 'northlight' } });
    expect(await raw.take()).toMatchObject({ payload: { type: 'BrandMismatch' } });
    expect((await raw.closed).code).toBe(4403);
  });

  it('with a brand that is not the header’s', async () => {
    const { port } = await start();
    const raw = rawSocket(port, { headers: { 'x-brand': 'sol' } });
    await raw.opened;
    raw.say({ type: 'connection_init', payload: { accessToken: 'anna1', brand: 'northlight' } });
    expect((await raw.closed).code).toBe(4403);
  });

  it('when it does not arrive in time', async () => {
    const { port } = await start({ limits: { initTimeoutMs: 20 } });
    expect((await rawSocket(port).closed).code).toBe(4408);
  });

  it('when it is sent twice', async () => {
    const { port } = await start();
    const eager = await legacySocket(port, 'anna1');
    eager.say({ type: 'connection_init', payload: {} });
    expect((await eager.closed).code).toBe(4429);
  });
});

describe('a handshake is refused', () => {
  it.each([
    ['from another origin', { headers: { origin: 'https://evil.example' } }, 403],
    ['with no subprotocol of ours', { protocol: 'mqtt' }, 400],
    ['at another path', { path: '/elsewhere' }, 404],
  ])('%s', async (_title, options, status) => {
    const { port } = await start();
    await expect(rawSocket(port, options).opened).rejects.toThrow(String(status));
  });

  it('from another origin', async () => {
    const { port } = await start();
    await rawSocket(port, { headers: { origin: `http://127.0.0.1:${port}` } }).opened;
  });
});

describe('a subscription is refused, and the socket stays open', () => {
  it.each([
    ['an unknown document', { documentId: 'f'.repeat(64) }, 'UnknownDocument'],
    ['a query', { documentId: LobbyPage.documentId }, 'BadRequest'],
    ['a field there is not', { query: 'subscription { nothing }' }, 'InvalidDocument'],
    [
      'two fields at once',
      { query: 'subscription { balanceUpdated { balance } sessionDestroyed { sessionId } }' },
      'InvalidDocument',
    ],
    ['no text', {}, 'BadRequest'],
    ['what is no object', 7, 'BadRequest'],
  ])('%s', async (_title, payload, type) => {
    const { port } = await start();
    const raw = await legacySocket(port, 'anna1');
    raw.say({ type: 'start', id: '1', payload });
    expect(await raw.take()).toMatchObject({ type: 'error', id: '1', payload: { extensions: { type } } });
    raw.say({ type: 'start', id: '1', payload: { documentId: Wallet.documentId } });
    expect(await raw.take()).toMatchObject({ type: 'data', id: '1' });
  });
});

describe.each(['graphql-ws', 'graphql-transport-ws'])('over %s', (protocol) => {
  const many = (field: string) => Array.from({ length: 140 }, (_, i) => `a${i}: ${field}`).join(' ');

  it.each([
    ['a mutation of many aliases', `mutation { ${many('logout { loggedOut }')} }`, 'DocumentTooLarge'],
    [
      'a mutation of many fields in a fragment',
      `mutation { ...f } fragment f on Mutation { ${many('logout { loggedOut }')} }`,
      'DocumentTooLarge',
    ],
    ['a mutation', 'mutation { logout { loggedOut } }', 'BadRequest'],
    [
      'a subscription of many aliases',
      `subscription { ${many('balanceUpdated { balance }')} }`,
      'InvalidDocument',
    ],
    [
      'a subscription of many aliases in a fragment',
      `subscription { ...f } fragment f on Subscription { ${many('balanceUpdated { balance }')} }`,
      'InvalidDocument',
    ],
    ['introspection', 'subscription { __schema { types { name } } }', 'InvalidDocument'],
    ['a misspelt field', 'subscription { balanceUpdate { balance } }', 'InvalidDocument'],
  ])('GQLC-01 %s is refused without naming anything of the schema', async (_title, query, type) => {
    const { port } = await start();
    for (const path of ['/graphql', '/api/graphql']) {
      const raw = rawSocket(port, { protocol, path });
      await raw.opened;
      raw.say({ type: 'connection_init', payload: { authorization: 'Bearer anna1', brand: 'northlight' } });
      await raw.take();
      raw.say({ type: protocol === 'graphql-ws' ? 'start' : 'subscribe', id: '1', payload: { query } });
      let frame = await raw.take();
      while (frame['type'] !== 'error') frame = await raw.take();
      expect(JSON.stringify(frame)).toContain(`"type":"${type}"`);
      expect(JSON.stringify(frame)).not.toMatch(/did you mean/i);
      raw.socket.terminate();
    }
  });
});

describe('a socket is closed', () => {
  it.each([
    ['for a frame that is no JSON', 'nonsense', 4400],
    ['for a message there is not', '{"type":"sing"}', 4400],
    ['for an id without end', JSON.stringify({ type: 'stop', id: 'x'.repeat(65) }), 4400],
    ['for a frame over the limit', 'x'.repeat(17 * 1024), 1009],
  ])('%s', async (_title, text, code) => {
    const { port } = await start();
    const raw = await legacySocket(port, 'anna1');
    raw.socket.send(text);
    expect((await raw.closed).code).toBe(code);
  });

  it('for an id that is in use, and above the maximum of subscriptions or messages', async () => {
    const { port } = await start({ limits: { subscriptionsPerConnection: 1, messagesPerMinute: 5 } });
    const start1 = { type: 'start', id: '1', payload: { documentId: Wallet.documentId } };
    const repeated = await legacySocket(port, 'anna1');
    repeated.say(start1);
    repeated.say(start1);
    expect((await repeated.closed).code).toBe(4409);
    const many = await legacySocket(port, 'anna1');
    many.say(start1);
    many.say({ ...start1, id: '2' });
    expect((await many.closed).code).toBe(4429);
    const talker = await legacySocket(port, 'anna1');
    for (let i = 0; i < 6; i += 1) talker.say({ type: 'stop', id: 'none' });
    expect((await talker.closed).code).toBe(4429);
  });

  it('above the maximum number of a player', async () => {
    const { port } = await start({ limits: { connectionsPerPlayer: 1 } });
    await legacySocket(port, 'anna1');
    const second = rawSocket(port);
    await second.opened;
    second.say({ type: 'connection_init', payload: { accessToken: 'anna1' } });
    expect(await second.take()).toMatchObject({ payload: { type: 'TooManyRequests' } });
  });

  it('when its token expires', async () => {
    const { port } = await start({ expiresAt: new Date(Date.now() + 30) });
    const raw = await legacySocket(port, 'anna1');
    expect(await raw.closed).toEqual({ code: 4401, reason: 'Token expired' });
  });

  it('when the peer does not answer a ping', async () => {
    const { port } = await start({ limits: { keepAliveMs: 15 } });
    // The socket answers no pings, like a phone that has lost its network.
    const raw = rawSocket(port, { ignoresPings: true });
    await raw.opened;
    raw.say({ type: 'connection_init', payload: { accessToken: 'anna1' } });
    expect((await raw.closed).code).toBe(1006);
  });

  it('when the peer reads too slowly, without delaying others', async () => {
    const { port, move } = await start({ limits: { unsentBytes: 64 * 1024 } });
    const [slow, quick] = [await legacySocket(port, 'anna1'), await legacySocket(port, 'anna2')];
    const manyMessages = Array.from({ length: 500 }, (_, index) => `a${index}: balance`).join(' ');
    slow.say({
      type: 'start',
      id: '1',
      payload: { query: `subscription { balanceUpdated { ${manyMessages} } }` },
    });
    quick.say({ type: 'start', id: '1', payload: { documentId: Wallet.documentId } });
    await Promise.all([slow.take(), quick.take()]);
    slow.socket.pause();
    for (let moved = 0; moved < 3_000; moved += 1) move('-0.01', '1.00');
    slow.socket.resume();
    expect((await slow.closed).code).toBe(1013);
    for (let moved = 0; moved < 3_000; moved += 1) await quick.take();
  });

  it('when the node drains, which then accepts no more sockets', async () => {
    const { port, hub } = await start();
    const raw = await legacySocket(port, 'anna1');
    expect(hub.openSockets()).toBe(1);
    await hub.drain();
    expect((await raw.closed).code).toBe(1001);
    expect(hub.openSockets()).toBe(0);
    await expect(rawSocket(port).opened).rejects.toThrow('503');
  });
});
