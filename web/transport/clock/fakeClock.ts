import type { Clock } from './clock.ts';

export interface FakeClock extends Clock {
  /** Advances the time and runs due timers in order. */
  advance(durationMs: number): void;
  /** Advances the time without running timers, like a sleeping machine. */
  sleep(durationMs: number): void;
  /** Delays of the pending timers from now, in milliseconds. */
  pending(): readonly number[];
}

/** A clock for tests, whose time advances only on command. */
export function fakeClock(startMs = 0): FakeClock {
  let nowMs = startMs;
  let waiting: { dueMs: number; run: () => void }[] = [];
  const next = (untilMs: number) =>
    waiting.filter(({ dueMs }) => dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0];
  return {
    now: () => nowMs,
    after(delayMs, run) {
      const entry = { dueMs: nowMs + delayMs, run };
      waiting.push(entry);
      return () => void (waiting = waiting.filter((other) => other !== entry));
    },
    advance(durationMs) {
      const untilMs = nowMs + durationMs;
      for (let due = next(untilMs); due; due = next(untilMs)) {
        const entry = due;
        waiting = waiting.filter((other) => other !== entry);
        nowMs = Math.max(nowMs, entry.dueMs);
        entry.run();
      }
      nowMs = untilMs;
    },
    sleep(durationMs) {
      nowMs += durationMs;
      waiting = waiting.map(({ dueMs, run }) => ({ dueMs: dueMs + durationMs, run }));
    },
    pending: () => waiting.map(({ dueMs }) => dueMs - nowMs).sort((a, b) => a - b),
  };
}
