export interface Throttled {
  (): void;
  cancel(): void;
}

/** Runs `action` at most once in `intervalMs`: at once, and again at the end when called meanwhile. */
export function throttle(action: () => void, intervalMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwed = false;

  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!isOwed) return;
      isOwed = false;
      action();
      rest();
    }, intervalMs);
  };
  const call = () => {
    if (timer !== undefined) {
      isOwed = true;
      return;
    }
    action();
    rest();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isOwed = false;
  };
  return Object.assign(call, { cancel });
}
