import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inProcessBus } from '../bus.ts';
import { createFreshness, UNNOTICED_LIMIT_MS } from './freshness.ts';
import { createInterruption } from './interruption.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Looks at an outbox once a second. @returns what the node was told, with the second */
function look(...agesMs: readonly (number | null | 'no answer')[]) {
  const told: string[] = [];
  let second = 0;
  const freshness = createFreshness((isBehind) =>
    told.push(`${isBehind ? 'behind' : 'current'} at ${second}`),
  );
  freshness.start();
  for (const ageMs of agesMs) {
    if (ageMs !== 'no answer') freshness.seen(ageMs);
    vi.advanceTimersByTime(1_000);
    second += 1;
  }
  freshness.stop();
  vi.advanceTimersByTime(60_000);
  return told;
}

it('a node whose outbox has nothing late is current, also with an event of a long transaction', () => {
  expect(look(null, 20, 1_900, 30_000, null, 30_000, 10, null)).toEqual([]);
});

it('SUB-05 a node is behind at most ten seconds after a commit whose event waits, and current once it has gone', () => {
  expect(UNNOTICED_LIMIT_MS).toBe(10_000);
  const waiting = Array.from({ length: 11 }, (_, second) => second * 1_000 + 1);
  expect(look(...waiting, null)).toEqual(['behind at 8', 'current at 11']);
});

it('SUB-05 a node that cannot read the outbox is behind', () => {
  const silence = Array.from({ length: 9 }, () => 'no answer' as const);
  expect(look(null, ...silence, null)).toEqual(['behind at 7', 'current at 10']);
});

it('listeners hear of the first reason, and of the end of the last', () => {
  const heard: string[] = [];
  const bus = inProcessBus(() => {});
  for (const topic of ['bus.interrupted', 'bus.resumed'] as const)
    bus.subscribe(topic, () => heard.push(topic));
  const { begin, end, problem } = createInterruption({ bus, log: { warn() {} } });
  begin('NATS', 'no heartbeat');
  begin('outbox', 'late');
  end('NATS');
  expect([...heard, problem()]).toEqual(['bus.interrupted', 'late']);
  end('outbox');
  end('outbox');
  expect([...heard, problem()]).toEqual(['bus.interrupted', 'bus.resumed', null]);
});
