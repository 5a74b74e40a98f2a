import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../transport/clock/clock.ts';

const FIRST_PAUSE_MS = 2 * SECOND;
const LONGEST_PAUSE_MS = MINUTE;

/**
 * Polls with increasing intervals, as a fallback for a stream that may fail unnoticed.
 * @returns the function that stops polling
 */
export function follow(ask: () => void, clock: Clock): () => void {
  let stop = () => {};
  const askAfter = (pauseMs: number): void => {
    stop = clock.after(pauseMs, () => {
      ask();
      askAfter(Math.min(LONGEST_PAUSE_MS, 2 * pauseMs));
    });
  };
  askAfter(FIRST_PAUSE_MS);
  return () => stop();
}
