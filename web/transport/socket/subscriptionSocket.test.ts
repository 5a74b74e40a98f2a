import { persistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeClock, type FakeClock } from '../clock/fakeClock.ts';
import { PLATFORM } from '../graphql/graphqlServer.ts';
import { KEEP_ALIVE_TIMEOUT_MS, type PageEvents } from './connection.ts';
import { subscriptionSocket } from './subscriptionSocket.ts';
import { FakeSocket } from './testing/fakeSocket.ts';

interface Ticks {
  readonly tick: number;
}
const Tick = persistedDocument<Ticks, object>('Tick', 'sha256:tick');

let clock: FakeClock;
let sockets: FakeSocket[];
let subprotocols: string[];
let token: string | null;
let page: PageEvents;
const renewToken = vi.fn((_refused: string) => Promise.resolve((token = 'new')));

const sessionDestroyed = vi.fn();

const create = (server = PLATFORM) =>
  subscriptionSocket({
    server,
    brand: 'tivoli',
    clock,
    random: () => 0.5,
    connect(subprotocol) {
      subprotocols.push(subprotocol);
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    token: () => token,
    renewToken,
    sessionDestroyed,
    follow: (events) => void (page = events),
  });

function listen(socket = create()) {
  const ticks: number[] = [];
  const states: boolean[] = [];
  const stop = socket.subscribe(
    Tick,
    {},
    {
      next: ({ tick }) => void ticks.push(tick),
      connected: (isConnected) => void states.push(isConnected),
    },
  );
  return { ticks, states, stop };
}
const latest = () => sockets.at(-1) ?? expect.fail('nothing was connected');
const data = (tick: number, id = '1') => ({ type: 'data', id, payload: { data: { tick } } });

beforeEach(() => {
  clock = fakeClock();
  sockets = [];
  subprotocols = [];
  token = 'secret';
  renewToken.mockClear();
  sessionDestroyed.mockClear();
});

describe('subscriptionSocket', () => {
  it('moves to another node soon when its node stops; one that refuses as well is tried less often', () => {
    const { states } = listen();
    latest().accept();
    latest().breaks(1001);
    expect(clock.pending()).toEqual([500]);
    clock.advance(500);
    latest().breaks(1001);
    expect(clock.pending()).toEqual([1_200]);
    clock.advance(1_200);
    latest().accept();
    expect(states.at(-1)).toBe(true);
  });

  it('LOGOUT-09 a destroyed session is reported, with and without a subscription id', () => {
    const { ticks } = listen();
    latest().accept();
    latest().receive({ type: 'session_destroyed_error' });
    latest().receive({ type: 'session_destroyed_error', id: '1', payload: { message: 'destroyed' } });
    expect(sessionDestroyed).toHaveBeenCalledTimes(2);
    expect(ticks).toEqual([]);
  });

  it('SUB-03 SUB-04 the init message has the access token and the brand', () => {
    listen();
    latest().accept();
    expect(latest().sent[0]).toEqual({
      type: 'connection_init',
      payload: { authorization: 'Bearer secret', brand: 'tivoli' },
    });
  });

  it('SUB-01 SUB-02 opens graphql-ws, then subscribes and delivers', () => {
    const { ticks, states } = listen();
    latest().accept();
    latest().receive(data(7));
    expect(subprotocols).toEqual(['graphql-ws']);
    expect(latest().sent).toMatchObject([
      { type: 'connection_init' },
      {
        id: '1',
        type: 'start',
        payload: { documentId: 'sha256:tick', operationName: 'Tick', variables: {} },
      },
    ]);
    expect(ticks).toEqual([7]);
    expect(states).toEqual([true]);
  });

  it('GQLC-01 a server without persisted documents gets the text of the subscription', () => {
    const texts = { 'sha256:tick': { operationName: 'Tick', text: 'subscription Tick { tick }' } };
    listen(create({ origin: 'https://graphql.test', texts }));
    latest().accept();
    expect(latest().sent[1]).toEqual({
      id: '1',
      type: 'start',
      payload: { query: 'subscription Tick { tick }', operationName: 'Tick', variables: {} },
    });
  });

  it('SUB-02 stops unused subscriptions and terminates with the last', () => {
    const socket = create();
    const first = listen(socket);
    const second = listen(socket);
    latest().accept();
    first.stop();
    expect(latest().sent.at(-1)).toEqual({ id: '1', type: 'stop' });
    second.stop();
    expect(latest().sent.slice(-2)).toEqual([{ id: '2', type: 'stop' }, { type: 'connection_terminate' }]);
    clock.advance(120_000);
    expect(sockets).toHaveLength(1);
    expect(latest().isClosed).toBe(true);
  });

  it('SESS-08 does not connect without a token', () => {
    token = null;
    listen();
    clock.advance(120_000);
    expect(sockets).toHaveLength(0);
  });

  it('SUB-05 a lost connection is reopened and the subscription restarted', () => {
    const { ticks, states } = listen();
    latest().accept();
    latest().breaks();
    clock.advance(999);
    expect(sockets).toHaveLength(1);
    clock.advance(1);
    latest().accept();
    latest().receive(data(8));
    expect(sockets).toHaveLength(2);
    expect(ticks).toEqual([8]);
    expect(states).toEqual([true, false, true]);
  });

  it('SUB-05 waits longer after each failure, and briefly again after a success', () => {
    listen();
    const waits: number[] = [];
    for (let failure = 0; failure < 3; failure++) {
      latest().breaks();
      waits.push(clock.pending()[0] ?? 0);
      clock.advance(waits.at(-1) ?? 0);
    }
    latest().accept();
    latest().breaks();
    expect([...waits, clock.pending()[0]]).toEqual([1_000, 1_200, 1_440, 1_000]);
  });

  it('SUB-06 30 s without a message is a lost connection; a keep-alive is a message', () => {
    listen();
    latest().accept();
    clock.advance(29_999);
    latest().receive({ type: 'ka' });
    clock.advance(29_999);
    expect(latest().isClosed).toBe(false);
    clock.advance(1);
    expect(latest().isClosed).toBe(true);
    clock.advance(1_000);
    expect(sockets).toHaveLength(2);
  });

  it('SUB-06 a connection that never opens is closed after the same time', () => {
    listen();
    clock.advance(29_999);
    expect(latest().isClosed).toBe(false);
    clock.advance(1);
    expect(latest().isClosed).toBe(true);
    clock.advance(1_000);
    expect(sockets).toHaveLength(2);
  });

  it.each([
    [
      'an error frame',
      { type: 'error', id: '1', payload: { message: 'Error resolving subscription context' } },
    ],
    [
      'errors in data',
      { type: 'data', id: '1', payload: { errors: [{ message: 'Error resolving subscription context' }] } },
    ],
  ])('SUB-08 a lost context, reported as %s, closes and reconnects', (_, frame) => {
    const { states } = listen();
    latest().accept();
    latest().receive(frame);
    expect(latest().isClosed).toBe(true);
    clock.advance(1_000);
    latest().accept();
    expect(states).toEqual([true, false, true]);
  });

  it('SUB-03 refused token', async () => {
    listen();
    latest().onopen?.();
    latest().receive({ type: 'connection_error', payload: { message: 'expired' } });
    await vi.waitFor(() => expect(latest().isClosed).toBe(true));
    clock.advance(1_000);
    latest().onopen?.();
    expect(renewToken.mock.calls).toEqual([['secret']]);
    expect(latest().sent[0]).toMatchObject({ payload: { authorization: 'Bearer new' } });
  });

  it.each(['not json', 'null', '[]', '{"type":"data"}', '{"type":"data","id":"1","payload":null}'])(
    'SUB-02 an unreadable frame (%s) changes nothing',
    (frame) => {
      const { ticks } = listen();
      latest().accept();
      latest().receive(frame);
      latest().receive(data(9));
      expect(ticks).toEqual([9]);
    },
  );

  it('SUB-03 an expired token is replaced at once, without a reconnect loop', () => {
    const { states } = listen();
    latest().accept();
    token = 'renewed';
    latest().breaks(4401);
    clock.advance(0);
    expect(sockets).toHaveLength(2);
    latest().onopen?.();
    expect(latest().sent[0]).toMatchObject({ payload: { authorization: 'Bearer renewed' } });
    latest().breaks(4401);
    clock.advance(999);
    expect(sockets).toHaveLength(2);
    expect(states).toEqual([true, false, false]);
  });
});

describe('page that slept or lost its network', () => {
  it('SUB-06 a dead connection is closed at once on waking and reopened', () => {
    listen();
    latest().accept();
    // A sleeping page runs no timers.
    clock.sleep(KEEP_ALIVE_TIMEOUT_MS);
    page.awake();
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('SUB-06 a connection with a recent message is kept', () => {
    listen();
    latest().accept();
    clock.sleep(KEEP_ALIVE_TIMEOUT_MS - 1);
    page.awake();
    expect(sockets).toHaveLength(1);
    expect(latest().isClosed).toBe(false);
  });

  it('SUB-05 without a network data may be stale at once; with it the reconnect is immediate', () => {
    const { states } = listen();
    latest().accept();
    page.offline();
    expect(states).toEqual([true, false]);
    clock.advance(1);
    page.awake();
    expect(sockets).toHaveLength(2);
  });

  it('SUB-03 a token that arrives after the connection was lost is used at once', () => {
    listen();
    latest().accept();
    token = null;
    latest().breaks(4401);
    clock.advance(60_000);
    expect(sockets).toHaveLength(1);
    token = 'renewed';
    page.awake();
    expect(sockets).toHaveLength(2);
  });

  it('SUB-02 without subscriptions nothing is connected, also on waking', () => {
    const { stop } = listen();
    latest().accept();
    stop();
    page.awake();
    page.offline();
    clock.advance(60_000);
    expect(sockets).toHaveLength(1);
  });
});
