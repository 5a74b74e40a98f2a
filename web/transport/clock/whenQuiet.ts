import { browserClock } from './clock.ts';

const QUIET_MS = 3000;
const ACTIVITIES = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Runs a function once the player has neither scrolled the page nor pressed anything for a while. Code that may be
 * needed later is loaded then, so that no press and no scrolling waits for it.
 * @returns cancel function
 */
export function whenQuiet(run: () => void): () => void {
  let cancel = (): void => {};
  const end = (): void => {
    cancel();
    for (const activity of ACTIVITIES) removeEventListener(activity, wait);
  };
  const wait = (): void => {
    cancel();
    cancel = browserClock.after(QUIET_MS, () => {
      end();
      run();
    });
  };
  for (const activity of ACTIVITIES) addEventListener(activity, wait, { passive: true });
  wait();
  return end;
}
