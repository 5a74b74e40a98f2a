import type { SessionClockPartsFragment } from '@foyer/contract/generated/operations.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../transport/clock/clock.ts';
import { createStore } from '../../transport/store/store.ts';

/** RG-07: minimum interval between requests while amounts change or the socket is disconnected. */
export const POLL_INTERVAL_MS = 5 * SECOND;
/** Longest delay that a browser timer supports. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

export interface SessionNow {
  /** Null until loaded, and if there is no session clock to show. */
  readonly clock: SessionClockPartsFragment | null;
  /** CLOCK-03: whether a reality check waits for the player. */
  readonly isDue: boolean;
}

export type SessionClockStore = ReturnType<typeof createSessionClockStore>;

interface SessionClockStoreDeps {
  readonly clock: Clock;
  /** Undefined if the request failed. */
  fetchClock(): Promise<SessionClockPartsFragment | null | undefined>;
}

const NOTHING: SessionNow = { clock: null, isDue: false };
const never = (): void => {};

/** CLOCK-04: the platform's session clock, refetched when it may have changed. */
export function createSessionClockStore({ clock, fetchClock }: SessionClockStoreDeps) {
  const now = createStore(NOTHING);
  let stopDue = never;

  function update(received: SessionClockPartsFragment | null): void {
    stopDue();
    stopDue = never;
    const seconds = received?.realityCheck?.dueInSeconds ?? null;
    now.set({ clock: received, isDue: seconds === 0 });
    if (seconds === null || seconds === 0) return;
    stopDue = clock.after(Math.min(seconds * SECOND, LONGEST_WAIT_MS), () => poller.want('now'));
  }

  const poller = createPoller(clock, async () => {
    const received = await fetchClock().catch(() => undefined);
    return { isAnswered: received !== undefined, take: () => received !== undefined && update(received) };
  });

  return {
    get: now.get,
    subscribe: now.subscribe,
    /** @returns the function that stops the store */
    start(): () => void {
      poller.run();
      return () => {
        poller.stop();
        stopDue();
      };
    },
    /** Call when amounts have changed. */
    moved: () => poller.want('later'),
    /** Call when the platform reports a change. */
    changed: () => poller.want('now'),
    /** Takes the session clock from a mutation's response. */
    take: update,
    /** Call when the socket that reports changes connects or disconnects; without it, the store polls. */
    connected: poller.connected,
    /** Call when the page becomes visible or hidden. */
    seen: poller.seen,
  };
}

interface PollResult {
  readonly isAnswered: boolean;
  take(): void;
}

/** Sends one request at a time, and one per five seconds at most, unless a request is needed `now`. */
function createPoller(clock: Clock, fetchClock: () => Promise<PollResult>) {
  let isRunning = false;
  let isSeen = true;
  let isConnected = false;
  let isPolling = false;
  let pending: 'none' | 'later' | 'now' = 'none';
  let polledAtMs = Number.NEGATIVE_INFINITY;
  let stopWaiting = never;

  function schedule(): void {
    stopWaiting();
    stopWaiting = never;
    if (!isRunning || !isSeen || isPolling) return;
    if (pending === 'now') return void poll();
    if (pending === 'none' && isConnected) return;
    const waitMs = Math.max(0, polledAtMs + POLL_INTERVAL_MS - clock.now());
    stopWaiting = clock.after(waitMs, () => void poll());
  }

  async function poll(): Promise<void> {
    pending = 'none';
    isPolling = true;
    polledAtMs = clock.now();
    const { isAnswered, take } = await fetchClock();
    isPolling = false;
    if (!isRunning) return;
    take();
    if (!isAnswered && pending === 'none') pending = 'later';
    schedule();
  }

  function request(next: 'later' | 'now'): void {
    if (pending !== 'now') pending = next;
    schedule();
  }

  return {
    want: request,
    run() {
      isRunning = true;
      request('now');
    },
    stop() {
      isRunning = false;
      stopWaiting();
    },
    connected(is: boolean): void {
      isConnected = is;
      schedule();
    },
    seen(is: boolean): void {
      isSeen = is;
      if (is) request('later');
      else schedule();
    },
  };
}
