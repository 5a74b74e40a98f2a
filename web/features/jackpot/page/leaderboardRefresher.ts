import type { Clock } from '../../../transport/clock/clock.ts';
import { BOARD_EVERY_MS } from '../timings.ts';

export interface LeaderboardRefresher {
  /** Starts the interval after an initial load. @returns the function that stops it */
  start(): () => void;
  /** Call when the pots have grown: contributions change the leaderboard. */
  grown(): void;
}

export interface LeaderboardRefresherDeps {
  readonly clock: Clock;
  readonly ask: () => void;
  /** Whether the page is visible; nothing is fetched while it is hidden. */
  readonly isSeen: () => boolean;
}

/** JACK-51: refetches the leaderboard when the pots grow, at most once per `BOARD_EVERY_MS`. */
export function createLeaderboardRefresher({
  clock,
  ask,
  isSeen,
}: LeaderboardRefresherDeps): LeaderboardRefresher {
  let [isResting, hasGrown] = [true, false];
  let callOff = () => {};

  function rest() {
    isResting = true;
    callOff = clock.after(BOARD_EVERY_MS, () => {
      isResting = false;
      look();
    });
  }

  function look() {
    if (isResting || !hasGrown || !isSeen()) return;
    hasGrown = false;
    ask();
    rest();
  }

  return {
    start() {
      rest();
      return () => callOff();
    },
    grown() {
      hasGrown = true;
      look();
    },
  };
}
