import { scattersIn } from '../../../maths/bonus/bonusModel.ts';
import { PAYING_SYMBOLS, WILD, type ReelSymbol } from '../../../maths/symbols.ts';
import type { Window } from '../../../maths/window.ts';

/** The symbols for whose wins the last reels turn longer. */
const HIGH: readonly ReelSymbol[] = PAYING_SYMBOLS.slice(0, 2);
/** A win that already has this many reels may become the highest one. */
const LEAST_REELS = 3;
const STARTING_SCATTERS = 3;

/**
 * For each reel, whether it turns longer, because it may complete a high win or a scatter on it could start bonus
 * spins. It depends only on symbols that the player sees already, so that it never promises a win that cannot come.
 */
export function slowReels(window: Window): readonly boolean[] {
  const isHighWinOpen = mayBecomeHighWin(window);
  let scatters = 0;
  return window.map((column, reel) => {
    const mayStartBonus = scatters >= STARTING_SCATTERS - 1;
    scatters += scattersIn(column);
    return mayStartBonus || (isHighWinOpen && reel >= LEAST_REELS);
  });
}

/** Whether one of the highest symbols is on all of the first reels. */
function mayBecomeHighWin(window: Window): boolean {
  const before = window.slice(0, LEAST_REELS);
  return HIGH.some((high) => before.every((reel) => reel.some((sign) => sign === high || sign === WILD)));
}
