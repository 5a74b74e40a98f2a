import type { Clock } from '../../../transport/clock/clock.ts';
import { BAR_CLOSES_AFTER_MS, PANEL_MS, ROTATION_MS } from '../timings.ts';
import { told, type Watched } from '../watched.ts';

/** JACK-12 */
export type BarPhase = 'collapsed' | 'expanded' | 'spotlight';

export interface Bar extends Watched<BarPhase> {
  /** JACK-14 */
  toggle(): void;
  /** Somebody is at it: it stays open as long as that lasts. */
  hold(isHeld: boolean): void;
  stop(): void;
}

/**
 * JACK-12, JACK-15: in the spotlight until somebody presses, then open or closed; on a small screen an open one closes
 * by itself, as it covers the game.
 */
export function createBar(
  clock: Clock,
  { first, closesByItself }: { readonly first: BarPhase; readonly closesByItself: boolean },
): Bar {
  const phase = told(first);
  let isHeld = false;
  let callOff = () => {};
  function plan() {
    callOff();
    if (closesByItself && !isHeld && phase.read() === 'expanded')
      callOff = clock.after(BAR_CLOSES_AFTER_MS, () => phase.become('collapsed'));
  }
  return {
    ...phase,
    toggle() {
      phase.become(phase.read() === 'expanded' ? 'collapsed' : 'expanded');
      plan();
    },
    hold(next) {
      isHeld = next;
      plan();
    },
    stop: () => callOff(),
  };
}

/** JACK-19: there while it slides in, and while it slides out. */
export type PanelPhase = 'closed' | 'opening' | 'open' | 'closing';

export interface Panel extends Watched<PanelPhase> {
  open(): void;
  close(): void;
  stop(): void;
}

export function createPanel(clock: Clock): Panel {
  const phase = told<PanelPhase>('closed');
  let callOff = () => {};
  const move = (through: PanelPhase, to: PanelPhase) => {
    callOff();
    phase.become(through);
    callOff = clock.after(PANEL_MS, () => phase.become(to));
  };
  const isOut = () => phase.read() === 'closed' || phase.read() === 'closing';
  return {
    ...phase,
    open() {
      if (isOut()) move('opening', 'open');
    },
    close() {
      if (!isOut()) move('closing', 'closed');
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
