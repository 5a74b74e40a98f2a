import type { Clock } from './clock.ts';

export interface FakeClock extends Clock {
  /** Moves time on and runs what falls due, in order. */
  advance(durationMs: number): void;
  /** Moves time on while no timer runs, as a machine does that sleeps. */
  sleep(durationMs: number): void;
  /** What is still to come, as delays from now. */
  pending(): readonly number[];
}

/** For tests: time stands until it is moved. */
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
