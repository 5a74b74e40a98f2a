import type { Clock } from '../../transport/clock/clock.ts';

/** Runs `action` at most once per `intervalMs`: immediately, and again at the end if it was called meanwhile. */
export function throttle(action: () => void, intervalMs: number, clock: Clock) {
  let wake: (() => void) | undefined;
  let isOwed = false;

  const rest = () => {
    wake = clock.after(intervalMs, () => {
      wake = undefined;
      if (isOwed) run();
    });
  };
  const run = () => {
    isOwed = false;
    action();
    rest();
  };
  const call = () => {
    if (wake) isOwed = true;
    else run();
  };
  const cancel = () => {
    wake?.();
    wake = undefined;
    isOwed = false;
  };
  return Object.assign(call, { cancel });
}
