import type { Clock } from '../../../transport/clock/clock.ts';
import { BOARD_EVERY_MS } from '../timings.ts';

export interface LeaderboardRefresher {
  /** Starts the interval after an initial load. @returns the function that stops it */
  start(): () => void;
  /** Call when contributions have raised the pots, which also changes the leaderboard. */
  potsGrown(): void;
}

/** JACK-51: refetches the leaderboard when the pots grow, at most once per `BOARD_EVERY_MS`. */
export function createLeaderboardRefresher({
  clock,
  refetch,
  isVisible,
}: {
  clock: Clock;
  refetch: () => void;
  isVisible: () => boolean;
}): LeaderboardRefresher {
  let [isPaused, hasGrown] = [true, false];
  let cancelTimer = () => {};

  function startPause() {
    isPaused = true;
    cancelTimer = clock.after(BOARD_EVERY_MS, () => {
      isPaused = false;
      check();
    });
  }

  function check() {
    if (isPaused || !hasGrown || !isVisible()) return;
    hasGrown = false;
    refetch();
    startPause();
  }

  return {
    start() {
      startPause();
      return () => cancelTimer();
    },
    potsGrown() {
      hasGrown = true;
      check();
    },
  };
}
