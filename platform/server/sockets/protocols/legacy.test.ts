import { afterEach, describe, expect, it } from 'vitest';
import { SubscriptionClient } from 'subscriptions-transport-ws';
import { WebSocket } from 'ws';
import { SessionDestroyed, Wallet } from '@foyer/contract/generated/operations.ts';
import { rawSocket, testHub, type TestHub } from '../testHub.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function start(options: Parameters<typeof testHub>[0] = {}): Promise<TestHub> {
  const hub = await testHub(options);
  closing.push(hub.stop);
  return hub;
}

async function openSocket({ port }: TestHub) {
  const raw = rawSocket(port);
  await raw.opened;
  return raw;
}

/** The test decides when tokens are checked. */
function heldAdmission() {
  let admit = (): void => {};
  const admission = new Promise<void>((resolve) => (admit = resolve));
  return { admission, admit };
}

const INIT = { type: 'connection_init', payload: { accessToken: 'anna1' } };
const START = { type: 'start', id: '1', payload: { documentId: Wallet.documentId } };
const BALANCE = { type: 'data', id: '1', payload: { data: { balanceUpdated: { balance: '1000.00' } } } };
const QUERY = 'subscription { balanceUpdated { balance amount } }';

type Socket = Awaited<ReturnType<typeof openSocket>>;

async function takeMany(raw: Socket, count: number) {
  const frames = [];
  for (let taken = 0; taken < count; taken += 1) frames.push(await raw.take());
  return frames;
}

const once = (client: SubscriptionClient, event: string) =>
  new Promise<void>((resolve) => client.on(event, () => resolve()));

describe('SUB-01 the client library of the older subprotocol, subscriptions-transport-ws', () => {
  function clientOf({ port }: TestHub, accessToken: () => string | Promise<string>) {
    const client = new SubscriptionClient(
      `ws://127.0.0.1:${port}/graphql`,
      { connectionParams: async () => ({ accessToken: await accessToken(), brand: 'northlight' }) },
      WebSocket,
    );
    closing.push(() => client.close());
    return client;
  }

  it.each([
    ['while it connects', (_client: SubscriptionClient) => Promise.resolve()],
    // The library then sends `start` before `connection_init`.
    ['while it waits for its token', (client: SubscriptionClient) => once(client, 'connecting')],
    ['when it is connected', (client: SubscriptionClient) => once(client, 'connected')],
  ])('subscribes %s, receives and unsubscribes', async (_when, until) => {
    const hub = await start();
    const client = clientOf(hub, () => 'anna1');
    await until(client);
    const received: unknown[] = [];
    const { unsubscribe } = client
      .request({ query: QUERY })
      .subscribe({ next: (value) => received.push(value) });
    await expect.poll(() => received.length).toBe(1);
    hub.move('2.00', '1002.00');
    await expect
      .poll(() => received)
      .toMatchObject([
        { data: { balanceUpdated: { balance: '1000.00', amount: '0.00' } } },
        { data: { balanceUpdated: { balance: '1002.00', amount: '2.00' } } },
      ]);
    unsubscribe();
    hub.move('1.00', '1003.00');
    client.close();
    await expect.poll(hub.hub.openSockets).toBe(0);
    expect(received).toHaveLength(2);
  });

  it('is told why it was refused, and its subscriptions cause no work', async () => {
    const hub = await start();
    const refusal = new Promise((resolve) => {
      const client = new SubscriptionClient(
        `ws://127.0.0.1:${hub.port}/graphql`,
        { connectionParams: { accessToken: 'old' }, connectionCallback: resolve },
        WebSocket,
      );
      closing.push(() => client.close());
      client.request({ query: QUERY }).subscribe({});
    });
    expect(await refusal).toMatchObject({ message: 'Error resolving subscription context' });
    await expect.poll(hub.hub.openSockets).toBe(0);
    expect(hub.reads()).toBe(0);
  });
});

describe('SUB-01 what a client sends before it is admitted', () => {
  it.each([
    ['after init', [INIT, START]],
    ['before init', [START, INIT]],
  ])('waits for the acknowledgement: start %s', async (_when, messages) => {
    const { admission, admit } = heldAdmission();
    const hub = await start({ admission });
    const raw = await openSocket(hub);
    for (const message of messages) raw.say(message);
    raw.say({ type: 'start', id: '2', payload: { documentId: SessionDestroyed.documentId } });
    raw.say({ type: 'stop', id: '2' });
    admit();
    expect(await takeMany(raw, 4)).toMatchObject([
      { type: 'connection_ack' },
      { type: 'ka' },
      { type: 'complete', id: '2' },
      BALANCE,
    ]);
  });

  it('starts nothing before that', async () => {
    const { admission, admit } = heldAdmission();
    const hub = await start({ admission });
    const raw = await openSocket(hub);
    for (const message of [START, INIT, { ...START, id: '2' }]) raw.say(message);
    const pong = new Promise((answered) => raw.socket.once('pong', answered));
    raw.socket.ping();
    await pong;
    expect([hub.reads(), raw.waiting()]).toEqual([0, 0]);
    admit();
    expect(await takeMany(raw, 4)).toMatchObject([{}, {}, BALANCE, { ...BALANCE, id: '2' }]);
  });

  it('sends nothing for a subscription that was stopped before it was started', async () => {
    const { admission, admit } = heldAdmission();
    const hub = await start({ admission });
    const raw = await openSocket(hub);
    for (const message of [INIT, START, { type: 'stop', id: '1' }, { ...START, id: '2' }]) raw.say(message);
    admit();
    expect(await takeMany(raw, 4)).toMatchObject([
      { type: 'connection_ack' },
      { type: 'ka' },
      { type: 'complete', id: '1' },
      { ...BALANCE, id: '2' },
    ]);
    hub.move('1.00', '1001.00');
    expect(await raw.take()).toMatchObject({ type: 'data', id: '2' });
    expect(raw.waiting()).toBe(0);
  });

  const BAD_TOKEN = { ...INIT, payload: { accessToken: 'old' } };
  it.each([
    ['its token is refused', [BAD_TOKEN, START], 4401, ['connection_error']],
    ['its token is refused, before init', [START, BAD_TOKEN], 4401, ['connection_error']],
    ['its init is invalid', [START, { ...INIT, payload: { accessToken: 7 } }], 4400, ['connection_error']],
    ['it sends init twice', [INIT, START, INIT], 4429, []],
    ['it terminates', [INIT, START, { type: 'connection_terminate' }], 1000, []],
    ['a message is invalid', [INIT, START, { type: 'sing' }], 4400, []],
  ])('is dropped when %s', async (_why, messages, code, responses) => {
    const { admission, admit } = heldAdmission();
    const hub = await start({ admission });
    const raw = await openSocket(hub);
    for (const message of [...messages, { ...START, id: '2' }]) raw.say(message);
    if (code === 4401) admit();
    expect((await raw.closed).code).toBe(code);
    admit();
    await expect.poll(hub.hub.openSockets).toBe(0);
    expect(hub.reads()).toBe(0);
    expect((await takeMany(raw, raw.waiting())).map(({ type }) => type)).toEqual(responses);
  });

  it('is dropped when init does not arrive in time', async () => {
    const hub = await start({ limits: { initTimeoutMs: 20 } });
    const raw = await openSocket(hub);
    raw.say(START);
    expect((await raw.closed).code).toBe(4408);
    expect(hub.reads()).toBe(0);
  });

  it.each([
    ['messages', { earlyMessages: 3 }, 3],
    ['bytes', { earlyBytes: 400 }, Math.floor(400 / JSON.stringify(START).length)],
  ])('is limited in %s, before init and after it', async (_what, limits, room) => {
    for (const first of [[], [INIT]]) {
      const { admission, admit } = heldAdmission();
      const hub = await start({ admission, limits });
      const [full, fits] = [await openSocket(hub), await openSocket(hub)];
      for (const message of first) for (const raw of [full, fits]) raw.say(message);
      for (let id = 0; id < room; id += 1) for (const raw of [full, fits]) raw.say({ ...START, id: `${id}` });
      full.say({ ...START, id: '9' });
      expect(await full.closed).toEqual({ code: 4429, reason: 'Too many early messages' });
      if (first.length === 0) fits.say(INIT);
      admit();
      expect((await takeMany(fits, 2 + room)).filter(({ type }) => type === 'data')).toHaveLength(room);
      expect(hub.reads()).toBe(room);
    }
  });

  it('keeps the limits of an admitted socket', async () => {
    const hub = await start({ limits: { subscriptionsPerConnection: 1 } });
    const [many, repeated] = [await openSocket(hub), await openSocket(hub)];
    for (const message of [INIT, START, { ...START, id: '2' }]) many.say(message);
    expect(await many.closed).toEqual({ code: 4429, reason: 'Too many subscriptions' });
    for (const message of [INIT, START, START]) repeated.say(message);
    expect((await repeated.closed).code).toBe(4409);
  });

  it('does not keep a flood of sockets open that never sign in', async () => {
    const hub = await start({ limits: { pendingPerAddress: 300 } });
    const flood = await Promise.all(Array.from({ length: 300 }, () => openSocket(hub)));
    const large = { ...START, payload: { query: 'x'.repeat(15 * 1024) } };
    for (const raw of flood) for (const id of ['1', '2', '3']) raw.say({ ...large, id });
    const codes = await Promise.all(flood.map(({ closed }) => closed));
    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set([4429]));
    await expect.poll(hub.hub.openSockets).toBe(0);
    expect(hub.reads()).toBe(0);
  });
});
