import type { Clock } from '../../../transport/clock/clock.ts';
import { BOARD_EVERY_MS } from '../timings.ts';

export interface LeaderboardRefresher {
  /** Starts the interval after an initial load. @returns the function that stops it */
  start(): () => void;
  /** Call when the pots have grown: contributions change the leaderboard. */
  potsGrown(): void;
}

export interface LeaderboardRefresherDeps {
  readonly clock: Clock;
  readonly refetch: () => void;
  readonly isVisible: () => boolean;
}

/** JACK-51: refetches the leaderboard when the pots grow, at most once per `BOARD_EVERY_MS`. */
export function createLeaderboardRefresher({
  clock,
  refetch,
  isVisible,
}: LeaderboardRefresherDeps): LeaderboardRefresher {
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
