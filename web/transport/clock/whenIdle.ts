import { browserClock, type Clock } from './clock.ts';

const IDLE_MS = 3_000;
const LATEST_MS = 15_000;
const INPUT_EVENTS = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Runs a function once the player has neither scrolled nor pressed anything for three seconds, or after fifteen seconds.
 * Code that may be needed later is loaded then, so that presses and scrolling do not wait for it.
 * @returns cancel function
 */
export function whenIdle(
  run: () => void,
  clock: Pick<Clock, 'after'> = browserClock,
  page: Pick<EventTarget, 'addEventListener'> = window,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const finish = (): void => {
    if (signal.aborted) return;
    ended.abort();
    run();
  };
  let cancel = clock.after(IDLE_MS, finish);
  const restart = (): void => {
    cancel();
    cancel = clock.after(IDLE_MS, finish);
  };
  clock.after(LATEST_MS, finish);
  for (const type of INPUT_EVENTS) page.addEventListener(type, restart, { capture: true, signal });
  return () => ended.abort();
}
