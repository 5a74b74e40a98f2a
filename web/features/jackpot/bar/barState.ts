import type { Clock } from '../../../transport/clock/clock.ts';
import { BAR_CLOSES_AFTER_MS, ROTATION_MS } from '../timings.ts';
import { createStore, type ReadableStore } from '../../../transport/clock/store.ts';

/** JACK-12 */
export type BarPhase = 'collapsed' | 'expanded' | 'spotlight';
/** JACK-13: beside a game that runs, above the leaderboard, and where it has the room to itself. */
export type Placement = 'game' | 'leaderboard' | 'spotlight';

export interface Bar extends ReadableStore<BarPhase> {
  /** JACK-14; in the spotlight it stays as it is. */
  toggle(): void;
  stop(): void;
}

/** JACK-12 to JACK-15: beside a game on a small screen an open one closes by itself, as it covers what is played. */
export function createBar(
  clock: Clock,
  { placement, isSmallScreen }: { readonly placement: Placement; readonly isSmallScreen: boolean },
): Bar {
  const phase = createStore<BarPhase>(placement === 'spotlight' ? 'spotlight' : 'collapsed');
  const closesByItself = placement === 'game' && isSmallScreen;
  let callOff = () => {};
  return {
    ...phase,
    toggle() {
      if (placement === 'spotlight') return;
      phase.become(phase.read() === 'expanded' ? 'collapsed' : 'expanded');
      callOff();
      if (closesByItself && phase.read() === 'expanded')
        callOff = clock.after(BAR_CLOSES_AFTER_MS, () => phase.become('collapsed'));
    },
    stop: () => callOff(),
  };
}

export interface Rotation extends ReadableStore<number> {
  start(): () => void;
}

/** JACK-21: which of several takes its turn. */
export function createRotation(clock: Clock, count: number): Rotation {
  const turn = createStore(0);
  return {
    ...turn,
    start() {
      let callOff = () => {};
      const next = () => {
        callOff = clock.after(ROTATION_MS, () => {
          turn.become((turn.read() + 1) % count);
          next();
        });
      };
      if (count > 1) next();
      return () => callOff();
    },
  };
}
