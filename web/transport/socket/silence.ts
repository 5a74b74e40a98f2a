import type { Clock } from '../clock/clock.ts';

/** Detects that expected periodic messages have stopped. */
export interface Silence {
  /** Restarts the timer. Call it when a message arrives. */
  restart(): void;
  /** Whether the timeout has passed, even if the timer did not run because the page was asleep. */
  isOverdue(): boolean;
  forget(): void;
}

export function silence(clock: Clock, longestMs: number, overdue: () => void): Silence {
  let lastMessageAtMs = clock.now();
  let stop = () => {};
  return {
    restart() {
      lastMessageAtMs = clock.now();
      stop();
      stop = clock.after(longestMs, overdue);
    },
    isOverdue: () => clock.now() - lastMessageAtMs >= longestMs,
    forget: () => stop(),
  };
}
