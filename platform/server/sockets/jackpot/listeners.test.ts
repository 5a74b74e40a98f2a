import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrandId } from '@foyer/domain/ids.ts';
import { textFrame } from './frame.ts';
import { createListeners, UPDATE_EVERY_MS, type ConnectionSink } from './listeners.ts';

const NORTHLIGHT = 'northlight' as BrandId;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function crowd(count: number, { unsent = 0, writable = true } = {}) {
  const slow: ConnectionSink[] = [];
  const listeners = createListeners<ConnectionSink>({
    unsentBytes: 1_000,
    onTooSlow: (ear) => void slow.push(ear),
  });
  const ears = Array.from({ length: count }, () => {
    const heard: Buffer[] = [];
    const write = (bytes: Buffer) => heard.push(bytes) > 0;
    const ear: ConnectionSink = { stream: { writable, writableLength: unsent, write } };
    listeners.join(NORTHLIGHT, ear);
    return { heard, ear };
  });
  const turn = () => vi.advanceTimersByTime(0);
  return { listeners, ears, slow, turn, heard: ears[0]?.heard ?? [] };
}
const framed = (message: object) => textFrame(JSON.stringify(message));

describe('listeners', () => {
  it('JSOCK-05 of pots that change all the time hear four updates a second, the newest last', () => {
    const { listeners, heard } = crowd(1);
    for (let change = 0; change < 1_000; change++) {
      listeners.update(NORTHLIGHT, { change });
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(UPDATE_EVERY_MS);
    expect(heard).toEqual([0, 249, 499, 749, 999].map((change) => framed({ change })));
  });

  it('JSOCK-05 hear a change after a quiet while at once, and nothing where nothing changes', () => {
    const { listeners, heard, turn } = crowd(1);
    listeners.update(NORTHLIGHT, { change: 1 });
    turn();
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(10 * UPDATE_EVERY_MS);
    expect(heard).toHaveLength(1);
    listeners.update(NORTHLIGHT, { change: 2 });
    turn();
    expect(heard).toHaveLength(2);
  });

  it('are all told the same bytes, made once', () => {
    const { listeners, ears, turn } = crowd(3);
    const toJSON = vi.fn(() => ({ won: true }));
    listeners.broadcast(NORTHLIGHT, { toJSON });
    turn();
    expect(toJSON).toHaveBeenCalledTimes(1);
    const [first] = ears[0]?.heard ?? [];
    for (const { heard } of ears) expect(heard[0]).toBe(first);
  });

  it('JSOCK-06 hear all that is told in one turn in one write, in its order', () => {
    const { listeners, heard, turn } = crowd(1);
    listeners.broadcast(NORTHLIGHT, { won: 1 });
    listeners.broadcast(NORTHLIGHT, { won: 2 });
    listeners.update(NORTHLIGHT, { change: 1 });
    expect(heard).toEqual([]);
    turn();
    expect(heard).toEqual([Buffer.concat([{ won: 1 }, { won: 2 }, { change: 1 }].map(framed))]);
  });

  it('whose line has ended are told nothing more', () => {
    const { listeners, heard, turn } = crowd(1, { writable: false });
    listeners.broadcast(NORTHLIGHT, { won: true });
    turn();
    expect(heard).toEqual([]);
  });

  it('of another brand, and those who have left, hear nothing', () => {
    const { listeners, ears, heard, turn } = crowd(2);
    listeners.broadcast('tivoli' as BrandId, { won: true });
    listeners.leave(NORTHLIGHT, ears[0]!.ear);
    listeners.broadcast(NORTHLIGHT, { won: true });
    turn();
    expect(heard).toEqual([]);
    expect(ears[1]?.heard).toHaveLength(1);
  });

  it('who read slower than we write are sent away', () => {
    const { listeners, slow, heard, turn } = crowd(1, { unsent: 1_001 });
    listeners.broadcast(NORTHLIGHT, { won: true });
    turn();
    expect(heard).toEqual([]);
    expect(slow).toHaveLength(1);
  });
});

describe('a frame', () => {
  // RFC 6455, 5.2: final and text, then the length in one, three or nine bytes.
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
