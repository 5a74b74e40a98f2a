import type { Clock } from '../clock/clock.ts';

/** Detects that expected periodic messages have stopped. */
export function silence(clock: Clock, longestMs: number, overdue: () => void) {
  let lastMessageAtMs = clock.now();
  let stop = () => {};
  return {
    /** Restarts the timer. Call it when a message arrives. */
    restart() {
      lastMessageAtMs = clock.now();
      stop();
      stop = clock.after(longestMs, overdue);
    },
    /** Whether the timeout has passed, even if the timer did not run because the page was asleep. */
    isOverdue: () => clock.now() - lastMessageAtMs >= longestMs,
    forget: () => stop(),
  };
}
