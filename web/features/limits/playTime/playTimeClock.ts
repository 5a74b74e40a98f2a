import type { PlayTimeQuery } from '@foyer/contract/generated/operations.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../transport/clock/clock.ts';

export type PlayTimeNow = Pick<
  NonNullable<NonNullable<PlayTimeQuery['viewer']>['playTime']>,
  'opensInSeconds' | 'closesInSeconds'
>;

/** LIMIT-14: the platform ends the session within this time, and its reason then reaches all tabs. */
const END_DELAY_MS = 3 * SECOND;
/** A request that failed or has no response yet is repeated after this time. */
const RETRY_MS = 15 * SECOND;
const WARNINGS_SECONDS = [60, 5 * 60] as const;

interface PlayTimeClockDeps {
  readonly clock: Clock;
  /** Null without session limits, undefined if the request failed. */
  fetchPlayTime(): Promise<PlayTimeNow | null | undefined>;
  onWarning(minutes: number): void;
  onEnd(): void;
}

const never = (): void => {};

/** LIMIT-14: warns the player before the end of the session, also without a socket. */
export function createPlayTimeClock({ clock, fetchPlayTime, onWarning, onEnd }: PlayTimeClockDeps) {
  let stopWaiting = never;
  let stopRetry = never;
  let isRunning = false;
  /** Number of the last fetch. A response to an older fetch is ignored. */
  let fetchNumber = 0;
  /** Seconds before the end at which the last warning was shown. A warning with more seconds is not shown after it. */
  let warned: number | null = null;

  const wait = (ms: number, next: () => void): void => {
    stopWaiting();
    stopWaiting = clock.after(ms, next);
  };

  async function read(): Promise<void> {
    if (!isRunning) return;
    const number = ++fetchNumber;
    // Until the response arrives, the timer for the known end of the session keeps running.
    stopRetry();
    stopRetry = clock.after(RETRY_MS, () => void read());
    const received = await fetchPlayTime().catch(() => undefined);
    if (!isRunning || number !== fetchNumber || received === undefined) return;
    stopRetry();
    stopWaiting();
    stopWaiting = never;
    if (received === null) return void (warned = null);
    if (received.opensInSeconds > 0) return wait(received.opensInSeconds * SECOND, () => void read());
    follow(clock.now() + received.closesInSeconds * SECOND);
  }

  function follow(closesAtMs: number): void {
    const left = Math.ceil((closesAtMs - clock.now()) / SECOND);
    if (left <= 0) return wait(END_DELAY_MS, onEnd);
    const due = WARNINGS_SECONDS.find((seconds) => left <= seconds) ?? null;
    if (due !== null && (warned === null || due < warned)) onWarning(Math.ceil((left * SECOND) / MINUTE));
    warned = due;
    const next = WARNINGS_SECONDS.findLast((seconds) => seconds < left) ?? 0;
    wait(closesAtMs - next * SECOND - clock.now(), () => follow(closesAtMs));
  }

  return {
    /** @returns the function that stops it */
    start(): () => void {
      isRunning = true;
      void read();
      return () => {
        isRunning = false;
        stopRetry();
        stopWaiting();
      };
    },
    /** Call when the platform reports a change, and when the page becomes visible: timers of hidden pages are late. */
    changed: () => void read(),
  };
}
