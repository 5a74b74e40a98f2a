import type { SessionClockPartsFragment } from '@foyer/contract/generated/operations.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../transport/clock/clock.ts';
import { createStore, type ReadableStore } from '../../../transport/clock/store.ts';

/** RG-07: figures that move, or a line that is down, make it ask no oftener than that. */
export const POLL_INTERVAL_MS = 5 * SECOND;
/** No timer of a browser's waits longer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** The session as the platform last told it. */
export interface SessionNow {
  /** Null before the first answer, and where there is none to be shown. */
  readonly clock: SessionClockPartsFragment | null;
  /** CLOCK-03: a check waits for the player's answer. */
  readonly isDue: boolean;
}

/** CLOCK-04: the platform's clock of the session, asked when something may be another than it said. */
export interface SessionClockStore extends ReadableStore<SessionNow> {
  /** @returns the way to stop */
  start(): () => void;
  /** Money has moved. */
  moved(): void;
  /** The check is another than was told. */
  changed(): void;
  /** What a command was answered with. */
  take(clock: SessionClockPartsFragment): void;
  /** Whether the line that tells of both stands: without it, it is asked for. */
  connected(isConnected: boolean): void;
  /** Whether somebody can see the page: nothing is asked for while nobody can. */
  seen(isSeen: boolean): void;
}

export interface SessionClockStoreDeps {
  readonly clock: Clock;
  /** Undefined when no answer came. */
  ask(): Promise<SessionClockPartsFragment | null | undefined>;
}

const NOTHING: SessionNow = { clock: null, isDue: false };
const never = (): void => {};

export function createSessionClockStore({ clock, ask }: SessionClockStoreDeps): SessionClockStore {
  const now = createStore(NOTHING);
  let stopDue = never;

  function become(answer: SessionClockPartsFragment | null): void {
    stopDue();
    stopDue = never;
    const seconds = answer?.realityCheck?.dueInSeconds ?? null;
    now.become({ clock: answer, isDue: seconds === 0 });
    if (seconds === null || seconds === 0) return;
    stopDue = clock.after(Math.min(seconds * SECOND, LONGEST_WAIT_MS), () => questions.want('now'));
  }

  const questions = createQuestions(clock, async () => {
    const answer = await ask().catch(() => undefined);
    return { isAnswered: answer !== undefined, take: () => answer !== undefined && become(answer) };
  });

  return {
    read: now.read,
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
    take: become,
    connected: questions.connected,
    seen: questions.seen,
  };
}

interface Asked {
  readonly isAnswered: boolean;
  take(): void;
}

/** When it is asked: `later` and without a line every five seconds, `now` at once, and never two at a time. */
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
