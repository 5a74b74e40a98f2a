import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnections } from './connections.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openSockets(count: number) {
  const codes: number[] = [];
  const connections = createConnections<{ close(code: number): void }>('graphql', {
    limits: { connectionsPerPlayer: 20 },
    countSockets: async () => 1,
  });
  for (let index = 0; index < count; index += 1) connections.add({ close: (code) => void codes.push(code) });
  return { connections, codes };
}

it('a node that stops closes few sockets at once', async () => {
  const { connections, codes } = openSockets(20);
  await connections.moveAll();
  expect(codes).toEqual(Array(20).fill(1001));
});

it.each([100, 2_000, 20_000])('a node that stops closes its %i sockets over at most 3 s', async (count) => {
  const { connections, codes } = openSockets(count);
  const moved = connections.moveAll();
  expect(codes).toHaveLength(20);
  await vi.advanceTimersByTimeAsync(150);
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.length).toBeLessThan(count / 2);
  await vi.advanceTimersByTimeAsync(2_900);
  await moved;
  expect(codes).toHaveLength(count);
});
