import type { Clock } from '../clock/clock.ts';

/** Detects that expected periodic messages have stopped. */
export interface Silence {
  /** A message arrived; restarts the timer. */
  restart(): void;
  /** Whether the timeout has passed, even if the timer did not run, as on a sleeping page. */
  isOverdue(): boolean;
  /** Stops the timer. */
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
