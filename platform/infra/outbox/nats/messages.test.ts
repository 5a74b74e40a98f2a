import { expect, it, vi } from 'vitest';
import { inProcessBus } from '../../bus.ts';
import type { OutboxEvent } from '../index.ts';
import { createUnpacker, packEvents } from './messages.ts';

const event = (id: number, winId = 'w'): OutboxEvent => ({
  id: BigInt(id),
  topic: 'jackpot.winSeen',
  json: JSON.stringify({ playerId: 'p', winId }),
  traceparent: null,
});

function unpacker() {
  const bus = inProcessBus(() => {});
  const received: string[] = [];
  const missed = vi.fn();
  bus.subscribe('jackpot.winSeen', ({ winId }) => received.push(winId));
  bus.subscribe('bus.missed', missed);
  return { received, missed, unpack: createUnpacker(bus) };
}

it('packs many events into one message, which is unpacked in order', () => {
  const { received, unpack } = unpacker();
  const packed = packEvents([1, 2, 3].map((id) => event(id, `w${id}`)));
  expect(packed.map(({ count }) => count)).toEqual([3]);
  for (const { text } of packed) unpack(text);
  expect(received).toEqual(['w1', 'w2', 'w3']);
});

it('begins another message before one becomes large', () => {
  const packed = packEvents([1, 2, 3].map((id) => event(id, 'x'.repeat(60_000))));
  expect(packed.map(({ count }) => count)).toEqual([2, 1]);
});

it('replaces an event that is too large for the server by the report that events are missing', () => {
  const { received, missed, unpack } = unpacker();
  const packed = packEvents([event(1), event(2, 'x'.repeat(2_000_000)), event(3)], 1_048_576);
  expect(packed.map(({ count }) => count)).toEqual([1, 1, 1]);
  for (const { text } of packed) unpack(text);
  expect([received.length, missed.mock.calls.length]).toEqual([2, 1]);
});

it('drops events that are published again, alone or with others', () => {
  const { received, unpack } = unpacker();
  for (const events of [
    [event(1), event(2)],
    [event(1), event(2)],
    [event(2), event(3)],
  ])
    for (const { text } of packEvents(events)) unpack(text);
  expect(received).toHaveLength(3);
});

it.each(['', 'text', '{"events":[["1","topic"]]}', '{"events":{}}', 'null'])(
  'counts a message that is not of this product as missed: %s',
  (text) => {
    const { received, missed, unpack } = unpacker();
    unpack(text);
    expect([received, missed.mock.calls.length]).toEqual([[], 1]);
  },
);
