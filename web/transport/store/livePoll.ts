import type { Clock } from '../clock/clock.ts';
import { createStore, type ReadableStore } from './store.ts';

interface Page {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface LivePollDeps<Value> {
  readonly fetchValue: () => Promise<Value>;
  readonly everyMs: number;
  /** An older value is dropped. */
  readonly staleAfterMs: number;
  readonly clock: Clock;
  /** Called when something first comes into view, because the server has no page. */
  readonly page: () => Page;
}

/** A polled value; undefined before the first response, and while the last response is too old. */
export interface LivePoll<Value> extends ReadableStore<Value | undefined> {
  /** Call when something that shows the value comes into view. @returns the function to call when it leaves the view */
  enter(): () => void;
}

/** Polls one query for everything that shows its value, while a part of that is in view on a visible page. */
export function createLivePoll<Value>({
  fetchValue,
  everyMs,
  staleAfterMs,
  clock,
  page: openPage,
}: LivePollDeps<Value>): LivePoll<Value> {
  const store = createStore<Value | undefined>(undefined);
  let inView = 0;
  let polledAt = Number.NEGATIVE_INFINITY;
  let receivedAt = Number.NEGATIVE_INFINITY;
  let isPolling = false;
  let cancelTimer: (() => void) | null = null;
  let page: Page | null = null;

  const poll = async (): Promise<void> => {
    isPolling = true;
    polledAt = clock.now();
    try {
      const value = await fetchValue();
      receivedAt = clock.now();
      store.set(value);
    } catch {
      // A failed poll is not reported; the next poll retries.
      dropStale();
    }
    isPolling = false;
    schedule();
  };

  const dropStale = (): void => {
    if (clock.now() - receivedAt > staleAfterMs) store.set(undefined);
  };

  const schedule = (): void => {
    cancelTimer?.();
    cancelTimer = null;
    if (inView === 0 || isPolling || page?.visibilityState !== 'visible') return;
    cancelTimer = clock.after(Math.max(0, polledAt + everyMs - clock.now()), () => void poll());
  };

  const observePage = (): Page => {
    const opened = openPage();
    opened.addEventListener('visibilitychange', () => {
      dropStale();
      schedule();
    });
    return opened;
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    enter() {
      page ??= observePage();
      inView += 1;
      if (inView === 1) {
        dropStale();
        schedule();
      }
      return () => {
        inView -= 1;
        if (inView === 0) schedule();
      };
    },
  };
}
