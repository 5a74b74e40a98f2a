import type { Clock } from '../../transport/clock/clock.ts';

/**
 * Resolves after the next paint: the callback of an animation frame runs before its paint, and a task after it. A hidden
 * tab paints nothing, so that it resolves at once.
 */
export const nextPaint = (clock: Pick<Clock, 'after'>): Promise<void> =>
  new Promise((resolve) =>
    document.hidden ? resolve() : requestAnimationFrame(() => clock.after(0, resolve)),
  );
