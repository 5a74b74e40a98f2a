import { SECOND } from '@foyer/domain/duration.ts';
import type { Cell, Win } from '../../../maths/evaluate.ts';
import type { Window } from '../../../maths/window.ts';
import type { Light } from './paint.ts';
import type { Stage } from './stage.ts';

export type Show = ReturnType<typeof createShow>;

const ALL_MS = 1.8 * SECOND;
const EACH_MS = 1.2 * SECOND;

/** Animates a round: the reels turn and stop, then the wins are highlighted, first together, then one by one. */
export function createShow(stage: Stage, lines: readonly (readonly number[])[], isStill: () => boolean) {
  let stood: Window | null = null;
  let turning = 0;
  let isTurning = false;

  const lightOf = (wins: readonly Win[], isCelebrated: boolean, amountOf?: (win: Win) => string): Light => ({
    cells: wins.flatMap(({ cells }) => cells),
    lines: wins.flatMap(({ line, length }) =>
      line === undefined ? [] : [{ rows: lines[line] ?? [], length }],
    ),
    amount: wins.length === 1 && wins[0] && amountOf ? amountOf(wins[0]) : null,
    isCelebrated,
  });

  return {
    turn() {
      turning += 1;
      isTurning = true;
      stage.spin();
    },
    async land(window: Window): Promise<void> {
      await stage.land(window);
      stood = window;
      isTurning = false;
    },
    /** Returns the reels to their previous position after a failed round. */
    async back(): Promise<void> {
      await stage.land(stood ?? stage.shown());
      isTurning = false;
    },
    isTurning: () => isTurning,
    /** Shows the result as soon as it is known. */
    hurry: () => stage.hurry(),
    /** Highlights symbols that pay nothing themselves. */
    cells: (cells: readonly Cell[]) => stage.light({ cells, lines: [], amount: null, isCelebrated: true }),
    /** Shows other symbols at once, while the reels rest. */
    replace(window: Window) {
      stage.replace(window);
      stood = window;
    },
    /** Highlights the winning symbols of one cascade step before they are removed. */
    light: (wins: readonly Win[], isCelebrated: boolean) => stage.light(lightOf(wins, isCelebrated)),
    /** Removes the winning symbols and lets the others fall, so that the reels show `after`. */
    async fall(wins: readonly Win[], after: Window): Promise<void> {
      const removed = wins.flatMap(({ cells }) => cells);
      await stage.fall(removed, after);
      stood = after;
    },
    /** @param amountOf formatted amount of a win, shown when it is highlighted alone */
    wins(wins: readonly Win[], isCelebrated: boolean, amountOf: (win: Win) => string) {
      if (wins.length === 0) return;
      const round = turning;
      stage.light(lightOf(wins, isCelebrated, amountOf));
      if (wins.length === 1 || !isCelebrated || isStill()) return;
      const next = (index: number): void => {
        if (round !== turning) return;
        const win = wins[index % (wins.length + 1)];
        stage.light(lightOf(win ? [win] : wins, isCelebrated, amountOf));
        setTimeout(() => next(index + 1), EACH_MS);
      };
      setTimeout(() => next(0), ALL_MS);
    },
  };
}
