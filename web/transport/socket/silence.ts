import type { Clock } from '../clock/clock.ts';

/** Detects that expected periodic messages have stopped. */
export interface Silence {
  /** A message arrived; restarts the timer. */
  broken(): void;
  /** Whether the timeout has passed, even if the timer did not run, as on a sleeping page. */
  isOverdue(): boolean;
  /** Stops the timer. */
  forget(): void;
}

export function silence(clock: Clock, longestMs: number, overdue: () => void): Silence {
  let heardAtMs = clock.now();
  let stop = () => {};
  return {
    broken() {
      heardAtMs = clock.now();
      stop();
      stop = clock.after(longestMs, overdue);
    },
    isOverdue: () => clock.now() - heardAtMs >= longestMs,
    forget: () => stop(),
  };
}
