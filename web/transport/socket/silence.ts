import type { Clock } from '../clock/clock.ts';

/** Listens for somebody who speaks now and then, and notices when they do not. */
export interface Silence {
  /** There was a word; from here on the time runs anew. */
  broken(): void;
  /** It has lasted too long, though no timer may have said so: those of a sleeping page do not run. */
  isOverdue(): boolean;
  /** Nobody is expected to speak. */
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
