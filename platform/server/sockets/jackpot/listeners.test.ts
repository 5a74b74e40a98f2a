import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrandId } from '@foyer/domain/ids.ts';
import { textFrame } from './frame.ts';
import { createListeners, UPDATE_EVERY_MS, type ConnectionSink } from './listeners.ts';

const NORTHLIGHT = 'northlight' as BrandId;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function crowd(count: number, { unsent = 0, writable = true } = {}) {
  const slow: ConnectionSink[] = [];
  const listeners = createListeners<ConnectionSink>(1_000, (sink) => void slow.push(sink));
  const sinks = Array.from({ length: count }, () => {
    const received: Buffer[] = [];
    const write = (bytes: Buffer) => received.push(bytes) > 0;
    const sink: ConnectionSink = { stream: { writable, writableLength: unsent, write } };
    listeners.join(NORTHLIGHT, sink);
    return { received, sink };
  });
  const turn = () => vi.advanceTimersByTime(0);
  return { listeners, sinks, slow, turn, received: sinks[0]?.received ?? [] };
}
const framed = (message: object) => textFrame(JSON.stringify(message));

describe('listeners', () => {
  it('JSOCK-05 get at most four pot updates a second, the newest last', () => {
    const { listeners, received } = crowd(1);
    for (let change = 0; change < 1_000; change++) {
      listeners.update(NORTHLIGHT, { change });
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(UPDATE_EVERY_MS);
    expect(received).toEqual([0, 249, 499, 749, 999].map((change) => framed({ change })));
  });

  it('JSOCK-05 get a change after a quiet interval immediately, and nothing without changes', () => {
    const { listeners, received, turn } = crowd(1);
    listeners.update(NORTHLIGHT, { change: 1 });
    turn();
    expect(received).toHaveLength(1);
    vi.advanceTimersByTime(10 * UPDATE_EVERY_MS);
    expect(received).toHaveLength(1);
    listeners.update(NORTHLIGHT, { change: 2 });
    turn();
    expect(received).toHaveLength(2);
  });

  it('all get the same bytes, serialised once', () => {
    const { listeners, sinks, turn } = crowd(3);
    const toJSON = vi.fn(() => ({ won: true }));
    listeners.broadcast(NORTHLIGHT, { toJSON });
    turn();
    expect(toJSON).toHaveBeenCalledTimes(1);
    const [first] = sinks[0]?.received ?? [];
    for (const { received } of sinks) expect(received[0]).toBe(first);
  });

  it('JSOCK-06 get all messages of one turn in one write, in order', () => {
    const { listeners, received, turn } = crowd(1);
    listeners.broadcast(NORTHLIGHT, { won: 1 });
    listeners.broadcast(NORTHLIGHT, { won: 2 });
    listeners.update(NORTHLIGHT, { change: 1 });
    expect(received).toEqual([]);
    turn();
    expect(received).toEqual([Buffer.concat([{ won: 1 }, { won: 2 }, { change: 1 }].map(framed))]);
  });

  it('get nothing after their connection has ended', () => {
    const { listeners, received, turn } = crowd(1, { writable: false });
    listeners.broadcast(NORTHLIGHT, { won: true });
    turn();
    expect(received).toEqual([]);
  });

  it('of another brand, and those who have left, get nothing', () => {
    const { listeners, sinks, received, turn } = crowd(2);
    listeners.broadcast('tivoli' as BrandId, { won: true });
    listeners.leave(NORTHLIGHT, sinks[0]!.sink);
    listeners.broadcast(NORTHLIGHT, { won: true });
    turn();
    expect(received).toEqual([]);
    expect(sinks[1]?.received).toHaveLength(1);
  });

  it('who read too slowly are disconnected', () => {
    const { listeners, slow, received, turn } = crowd(1, { unsent: 1_001 });
    listeners.broadcast(NORTHLIGHT, { won: true });
    turn();
    expect(received).toEqual([]);
    expect(slow).toHaveLength(1);
  });
});

describe('a frame', () => {
  // RFC 6455, 5.2: a final text frame begins with the byte 81, then has its length in one, three or nine bytes.
  it.each([
    [0, '8100'],
    [125, '817d'],
    [126, '817e007e'],
    [65_535, '817effff'],
    [65_536, '817f0000000000010000'],
  ])('JSOCK-05 of %i bytes begins with %s', (length, head) => {
    const text = 'ä'.repeat(length >> 1) + 'x'.repeat(length & 1);
    const frame = textFrame(text);
    expect(frame.subarray(0, head.length / 2).toString('hex')).toBe(head);
    expect(frame.subarray(head.length / 2).toString()).toBe(text);
  });
});
