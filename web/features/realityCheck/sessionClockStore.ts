import type { SessionClockPartsFragment } from '@foyer/contract/generated/operations.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../transport/clock/clock.ts';
import { createStore, type ReadableStore } from '../../transport/store/store.ts';

/** RG-07: minimum interval between requests while amounts change or the socket is disconnected. */
export const POLL_INTERVAL_MS = 5 * SECOND;
/** Longest delay that a browser timer supports. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** The session as last reported by the platform. */
export interface SessionNow {
  /** Null before the first response, and if there is no session clock to show. */
  readonly clock: SessionClockPartsFragment | null;
  /** CLOCK-03: a reality check is waiting for the player's response. */
  readonly isDue: boolean;
}

/** CLOCK-04: the platform's session clock, fetched when it may have changed. */
export interface SessionClockStore extends ReadableStore<SessionNow> {
  /** @returns the function that stops the store */
  start(): () => void;
  /** Call when the balance has changed. */
  moved(): void;
  /** Call when the reality check has changed. */
  changed(): void;
  /** Takes the session clock from a mutation's response. */
  take(clock: SessionClockPartsFragment): void;
  /** Whether the socket that reports both changes is connected; without it, the store polls. */
  connected(isConnected: boolean): void;
  /** Whether the page is visible; nothing is fetched while it is hidden. */
  seen(isSeen: boolean): void;
}

export interface SessionClockStoreDeps {
  readonly clock: Clock;
  /** Undefined if the request failed. */
  ask(): Promise<SessionClockPartsFragment | null | undefined>;
}

const NOTHING: SessionNow = { clock: null, isDue: false };
const never = (): void => {};

export function createSessionClockStore({ clock, ask }: SessionClockStoreDeps): SessionClockStore {
  const now = createStore(NOTHING);
  let stopDue = never;

  function update(answer: SessionClockPartsFragment | null): void {
    stopDue();
    stopDue = never;
    const seconds = answer?.realityCheck?.dueInSeconds ?? null;
    now.set({ clock: answer, isDue: seconds === 0 });
    if (seconds === null || seconds === 0) return;
    stopDue = clock.after(Math.min(seconds * SECOND, LONGEST_WAIT_MS), () => questions.want('now'));
  }

  const questions = createQuestions(clock, async () => {
    const answer = await ask().catch(() => undefined);
    return { isAnswered: answer !== undefined, take: () => answer !== undefined && update(answer) };
  });

  return {
    get: now.get,
    subscribe: now.subscribe,
    start() {
      questions.run();
      return () => {
        questions.stop();
        stopDue();
      };
    },
    moved: () => questions.want('later'),
    changed: () => questions.want('now'),
    take: update,
    connected: questions.connected,
    seen: questions.seen,
  };
}

interface Asked {
  readonly isAnswered: boolean;
  take(): void;
}

/**
 * Schedules the requests: `later` and without a socket every five seconds, `now` immediately, never two at
 * a time.
 */
function createQuestions(clock: Clock, ask: () => Promise<Asked>) {
  let isRunning = false;
  let isSeen = true;
  let isConnected = false;
  let isAsking = false;
  let wish: 'none' | 'later' | 'now' = 'none';
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let stopWaiting = never;

  function plan(): void {
    stopWaiting();
    stopWaiting = never;
    if (!isRunning || !isSeen || isAsking) return;
    if (wish === 'now') return void put();
    if (wish === 'none' && isConnected) return;
    const waitMs = Math.max(0, askedAtMs + POLL_INTERVAL_MS - clock.now());
    stopWaiting = clock.after(waitMs, () => void put());
  }

  async function put(): Promise<void> {
    wish = 'none';
    isAsking = true;
    askedAtMs = clock.now();
    const { isAnswered, take } = await ask();
    isAsking = false;
    if (!isRunning) return;
    take();
    if (!isAnswered && wish === 'none') wish = 'later';
    plan();
  }

  function want(next: 'later' | 'now'): void {
    if (wish !== 'now') wish = next;
    plan();
  }

  return {
    want,
    run() {
      isRunning = true;
      want('now');
    },
    stop() {
      isRunning = false;
      stopWaiting();
    },
    connected(is: boolean): void {
      isConnected = is;
      plan();
    },
    seen(is: boolean): void {
      isSeen = is;
      if (is) want('later');
      else plan();
    },
  };
}
