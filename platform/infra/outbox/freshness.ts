import { SECOND } from '@foyer/domain/duration.ts';

export interface FreshnessLimits {
  /** An event that waits longer than this for its publication is late. */
  readonly lateMs: number;
  /** Without a look at an outbox in which nothing is late for this long, events count as missing. */
  readonly silentMs: number;
}

const FRESHNESS_LIMITS: FreshnessLimits = { lateMs: 2 * SECOND, silentMs: 8 * SECOND };
/** A page says that its figures may be out of date at most this long after a commit whose event does not reach it. */
export const UNNOTICED_LIMIT_MS = FRESHNESS_LIMITS.lateMs + FRESHNESS_LIMITS.silentMs;

/** Whether this node can say that committed events arrive. `onChange` is called with true when it no longer can. */
export function createFreshness(
  onChange: (isBehind: boolean) => void,
  { lateMs, silentMs }: FreshnessLimits = FRESHNESS_LIMITS,
) {
  let [isBehind, isStopped] = [false, false];
  let timer: NodeJS.Timeout | undefined;
  const set = (next: boolean): void => {
    if (next === isBehind) return;
    isBehind = next;
    onChange(next);
  };
  const restart = (): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(set, silentMs, true).unref();
  };
  return {
    start: restart,
    /** @param oldestMs age of the oldest event that waits; null if none does */
    seen(oldestMs: number | null): void {
      if (oldestMs !== null && oldestMs > lateMs) return;
      restart();
      set(false);
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
