import type { WebSocket } from 'ws';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrandId } from '@foyer/vocabulary/ids.ts';
import { createListeners, UPDATE_EVERY_MS } from './listeners.ts';

const NORTHLIGHT = 'northlight' as BrandId;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function crowd(count: number, bufferedAmount = 0) {
  const slow: WebSocket[] = [];
  const listeners = createListeners({ unsentBytes: 1_000, tooSlow: (socket) => void slow.push(socket) });
  const sockets = Array.from({ length: count }, () => {
    const heard: unknown[] = [];
    const socket: Partial<WebSocket> = { bufferedAmount, send: (data: unknown) => void heard.push(data) };
    listeners.join(NORTHLIGHT, socket as WebSocket);
    return { heard, socket };
  });
  return { listeners, sockets, slow, heard: sockets[0]?.heard ?? [] };
}

describe('listeners', () => {
  it('JSOCK-05 of pots that change all the time hear four updates a second, the newest last', () => {
    const { listeners, heard } = crowd(1);
    for (let change = 0; change < 1_000; change++) {
      listeners.update(NORTHLIGHT, { change });
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(UPDATE_EVERY_MS);
    expect(heard.map(String)).toEqual([0, 249, 499, 749, 999].map((change) => JSON.stringify({ change })));
  });

  it('JSOCK-05 hear a change after a quiet while at once, and nothing where nothing changes', () => {
    const { listeners, heard } = crowd(1);
    listeners.update(NORTHLIGHT, { change: 1 });
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(10 * UPDATE_EVERY_MS);
    expect(heard).toHaveLength(1);
    listeners.update(NORTHLIGHT, { change: 2 });
    expect(heard).toHaveLength(2);
  });

  it('are all told the same bytes, made once', () => {
    const { listeners, sockets } = crowd(3);
    const toJSON = vi.fn(() => ({ won: true }));
    listeners.tell(NORTHLIGHT, { toJSON });
    expect(toJSON).toHaveBeenCalledTimes(1);
    const [first] = sockets[0]?.heard ?? [];
    for (const { heard } of sockets) expect(heard[0]).toBe(first);
  });

  it('of another brand, and those who have left, hear nothing', () => {
    const { listeners, sockets, heard } = crowd(1);
    listeners.tell('tivoli' as BrandId, { won: true });
    listeners.leave(NORTHLIGHT, sockets[0]?.socket as WebSocket);
    listeners.tell(NORTHLIGHT, { won: true });
    expect(heard).toEqual([]);
  });

  it('who read slower than we write are sent away', () => {
    const { listeners, slow, heard } = crowd(1, 1_001);
    listeners.tell(NORTHLIGHT, { won: true });
    expect(heard).toEqual([]);
    expect(slow).toHaveLength(1);
  });
});
