import type { Clock } from '../../../transport/clock/clock.ts';
import { BOARD_EVERY_MS } from '../timings.ts';

export interface LeaderboardRefresher {
  /** It has just been read. @returns the way to stop */
  start(): () => void;
  /** Pots have grown: somebody gave, and the board is another. */
  grown(): void;
}

export interface LeaderboardRefresherDeps {
  readonly clock: Clock;
  readonly ask: () => void;
  /** Whether somebody can see the page: nothing is asked for while nobody can. */
  readonly isSeen: () => boolean;
}

/** JACK-51: the board is live. As the pots grow it is read again, no oftener than `BOARD_EVERY_MS`. */
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
