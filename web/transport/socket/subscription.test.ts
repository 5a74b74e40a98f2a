import { persistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../clock/fakeClock.ts';
import { createSubscription } from './subscription.ts';
import { subscriptionSocket } from './subscriptionSocket.ts';
import { FakeSocket } from './testing/fakeSocket.ts';

interface Count {
  readonly n: number;
}
const Counting = persistedDocument<Count, object>('Counting', 'sha256:counting');

const dataMessage = (n: number, extensions: object = { position: n }) => ({
  type: 'data' as const,
  id: '1',
  data: { n },
  ...extensions,
});
const COMPLETE = { type: 'data', id: '1', data: null, resume: 'complete' } as const;

function subscribed() {
  const onMessage: unknown[] = [];
  const subscription = createSubscription(
    { documentId: 'd' },
    {
      next: (data) => void onMessage.push((data as Count).n),
      connected: (isConnected) => void onMessage.push(isConnected ? 'connected' : 'lost'),
      missed: () => void onMessage.push('missed'),
    },
  );
  return { subscription, onMessage };
}

/** A subscription that received values up to 8 before its connection broke. */
function restart() {
  const { subscription, onMessage } = subscribed();
  subscription.started();
  subscription.received(dataMessage(8));
  subscription.lost();
  onMessage.length = 0;
  return { subscription, onMessage };
}

describe('subscription', () => {
  it('SUB-05 starts without history and resumes where it stopped', () => {
    expect(subscribed().subscription.payload()).toEqual({ documentId: 'd' });
    expect(restart().subscription.payload()).toEqual({ documentId: 'd', extensions: { after: 8 } });
  });

  it('SUB-05 is up to date once everything missed has been delivered', () => {
    const { subscription, onMessage } = restart();
    subscription.started();
    subscription.received(dataMessage(9));
    expect(onMessage).toEqual([9]);
    subscription.received(COMPLETE);
    expect(onMessage).toEqual([9, 'connected']);
  });

  it('SUB-05 after a reset it takes the current state, lower or not, and reports missed events', () => {
    const { subscription, onMessage } = restart();
    subscription.started();
    subscription.received(dataMessage(3, { position: 3, resume: 'refetch' }));
    expect(onMessage).toEqual([3, 'missed', 'connected']);
    expect(subscription.payload()).toMatchObject({ extensions: { after: 3 } });
  });

  it('SUB-05 delivers nothing twice', () => {
    const { subscription, onMessage } = restart();
    subscription.started();
    for (const n of [8, 9, 9, 8, 10]) subscription.received(dataMessage(n));
    expect(onMessage).toEqual([9, 10]);
  });

  it('SUB-05 works with a platform without resuming: the current state brings it up to date', () => {
    const { subscription, onMessage } = restart();
    subscription.started();
    subscription.received(dataMessage(12, {}));
    expect(onMessage).toEqual([12, 'connected']);
  });

  it('SUB-05 lost again while catching up, it is not up to date', () => {
    const { subscription, onMessage } = restart();
    subscription.started();
    subscription.received(dataMessage(9));
    subscription.lost();
    subscription.received(COMPLETE);
    expect(onMessage).toEqual([9, 'lost']);
    expect(subscription.payload()).toMatchObject({ extensions: { after: 9 } });
  });
});

/** A platform that stores all values and sends them over connections that break before all are sent. */
function platform() {
  const clock = fakeClock();
  const sockets: FakeSocket[] = [];
  let count = 0;
  const socket = subscriptionSocket({
    brand: 'tivoli',
    clock,
    random: () => 0.5,
    connect() {
      const made = new FakeSocket();
      sockets.push(made);
      return made;
    },
    token: () => 'token',
    renewToken: () => Promise.resolve('token'),
  });
  const current = () => sockets.at(-1) ?? expect.fail('nothing was connected');
  const publish = (payload: object) => current().receive({ type: 'data', id: '1', payload });
  const value = (n: number) => ({ data: { n }, extensions: { position: n } });
  return {
    socket,
    count: () => count,
    happen() {
      count += 1;
      publish(value(count));
    },
    /** @param delivered number of frames of the response that arrive before the connection breaks again */
    reconnect(delivered = Infinity) {
      current().breaks();
      // While it is disconnected, two more events happen.
      count += 2;
      clock.advance(60_000);
      current().accept();
      const start = current().sent.find(({ type }) => type === 'start');
      const { extensions } = Object(start?.['payload']);
      const after: number | undefined = extensions?.after;
      const missed =
        after === undefined ? [count] : Array.from({ length: count - after }, (_, i) => after + 1 + i);
      const answer = [
        ...missed.map(value),
        ...(after === undefined ? [] : [{ extensions: { resume: 'complete' } }]),
      ];
      answer.slice(0, delivered).forEach(publish);
      if (delivered < answer.length) current().breaks();
    },
    accept: () => current().accept(),
  };
}

it('SUB-05 an interruption at any point loses and repeats nothing', () => {
  const step = fc.oneof(
    fc.constant('happen' as const),
    fc.nat(4).map((delivered) => ({ delivered })),
    fc.constant('reconnect' as const),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
      const { socket, count, happen, reconnect, accept } = platform();
      const onMessage: number[] = [];
      let isUpToDate = false;
      socket.subscribe(
        Counting,
        {},
        { next: ({ n }) => void onMessage.push(n), connected: (is) => void (isUpToDate = is) },
      );
      accept();
      for (const one of steps) {
        if (one === 'happen') happen();
        else reconnect(one === 'reconnect' ? Infinity : one.delivered);
      }
      reconnect();
      happen();
      expect(onMessage).toEqual(onMessage.map((_, index) => (onMessage[0] ?? 0) + index));
      expect([onMessage.at(-1), isUpToDate]).toEqual([count(), true]);
    }),
  );
});
