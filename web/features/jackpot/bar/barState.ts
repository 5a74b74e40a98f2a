import type { Clock } from '../../../transport/clock/clock.ts';
import { BAR_CLOSES_AFTER_MS, ROTATION_MS } from '../timings.ts';
import { told, type Watched } from '../watched.ts';

/** Two of the three of JACK-12. */
export type BarPhase = 'collapsed' | 'expanded';

export interface Bar extends Watched<BarPhase> {
  /** JACK-14 */
  toggle(): void;
  stop(): void;
}

/** JACK-14, JACK-15: on a small screen an open one closes by itself, as it covers the game. */
export function createBar(clock: Clock, { closesByItself }: { readonly closesByItself: boolean }): Bar {
  const phase = told<BarPhase>('collapsed');
  let callOff = () => {};
  return {
    ...phase,
    toggle() {
      phase.become(phase.read() === 'expanded' ? 'collapsed' : 'expanded');
      callOff();
      if (closesByItself && phase.read() === 'expanded')
        callOff = clock.after(BAR_CLOSES_AFTER_MS, () => phase.become('collapsed'));
    },
    stop: () => callOff(),
  };
}

export interface Rotation extends Watched<number> {
  start(): () => void;
}

/** JACK-21: which of several takes its turn. */
export function createRotation(clock: Clock, count: number): Rotation {
  const turn = told(0);
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
