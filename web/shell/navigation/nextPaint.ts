import type { Clock } from '../../transport/clock/clock.ts';

/** A tab that is not visible paints nothing. */
const LONGEST_WAIT_MS = 100;

/** Resolves after the next paint: the callback of an animation frame runs before its paint, and a task after it. */
export function nextPaint(clock: Pick<Clock, 'after'>): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(LONGEST_WAIT_MS, resolve);
    requestAnimationFrame(() => {
      cancel();
      clock.after(0, resolve);
    });
  });
}
