import { SECOND } from '@foyer/domain/duration.ts';
import type { Win } from '../../../maths/evaluate.ts';
import type { Window } from '../../../maths/window.ts';
import type { Light } from './paint.ts';
import type { Stage } from './stage.ts';

/**
 * Animates a round on the stage: the reels turn and stop, then the wins are highlighted, first together and
 * then one by one.
 */
export interface Show {
  turn(): void;
  land(window: Window): Promise<void>;
  /** Returns the reels to their previous position after a failed round. */
  back(): Promise<void>;
  wins(wins: readonly Win[], isCelebrated: boolean): void;
  /** Highlights the wins of a window that is followed by another. */
  light(wins: readonly Win[], isCelebrated: boolean): void;
  /** Removes the winning symbols and lets the others fall to the next window. */
  fall(wins: readonly Win[], after: Window): Promise<void>;
  isTurning(): boolean;
}

const ALL_MS = 1.8 * SECOND;
const EACH_MS = 1.2 * SECOND;

export function createShow(
  stage: Stage,
  lines: readonly (readonly number[])[],
  isStill: () => boolean,
): Show {
  let stood: Window | null = null;
  let turning = 0;
  let isTurning = false;

  const lightOf = (wins: readonly Win[], isCelebrated: boolean): Light => ({
    cells: wins.flatMap(({ cells }) => cells),
    lines: wins.flatMap(({ line }) => (line === undefined ? [] : [lines[line] ?? []])),
    isCelebrated,
  });

  return {
    turn() {
      turning += 1;
      isTurning = true;
      stage.spin();
    },
    async land(window) {
      await stage.land(window);
      stood = window;
      isTurning = false;
    },
    async back() {
      await stage.land(stood ?? stage.shown());
      isTurning = false;
    },
    isTurning: () => isTurning,
    light: (wins, isCelebrated) => stage.light(lightOf(wins, isCelebrated)),
    async fall(wins, after) {
      const gone = wins.flatMap(({ cells }) => cells);
      await stage.fall(gone, after);
      stood = after;
    },
    wins(wins, isCelebrated) {
      if (wins.length === 0) return;
      const round = turning;
      stage.light(lightOf(wins, isCelebrated));
      if (wins.length === 1 || !isCelebrated || isStill()) return;
      const next = (index: number): void => {
        // A later round has started meanwhile.
        if (round !== turning) return;
        const win = wins[index % (wins.length + 1)];
        stage.light(lightOf(win ? [win] : wins, isCelebrated));
        setTimeout(() => next(index + 1), EACH_MS);
      };
      setTimeout(() => next(0), ALL_MS);
    },
  };
}
