import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../transport/clock/clock.ts';

const FIRST_PAUSE_MS = 2 * SECOND;
const LONGEST_PAUSE_MS = MINUTE;

/** Fallback for a stream that may fail unnoticed. @returns the function that stops polling */
export function pollWithBackoff(poll: () => void, clock: Clock): () => void {
  let stop = () => {};
  const pollAfter = (pauseMs: number): void => {
    stop = clock.after(pauseMs, () => {
      poll();
      pollAfter(Math.min(LONGEST_PAUSE_MS, 2 * pauseMs));
    });
  };
  pollAfter(FIRST_PAUSE_MS);
  return () => stop();
}
