import type { Clock } from '../../transport/clock/clock.ts';

/**
 * Resolves after the next paint: the callback of an animation frame runs before its paint, and a task after it. A tab
 * that is not visible paints once it is visible.
 */
export const nextPaint = (clock: Pick<Clock, 'after'>): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => clock.after(0, resolve)));
