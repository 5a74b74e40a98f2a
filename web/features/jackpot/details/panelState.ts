import type { Clock } from '../../../transport/clock/clock.ts';
import { PANEL_MS } from '../timings.ts';
import { createStore, type ReadableStore } from '../../../transport/clock/store.ts';

/** JACK-16 */
export type PanelView = 'pots' | 'odds';
/** JACK-19: while it opens and while it closes its contents are there, and move. */
export type PanelPhase = 'closed' | 'opening' | 'open' | 'closing';

export interface PanelState {
  readonly view: PanelView;
  readonly phase: PanelPhase;
}

export interface Panel extends ReadableStore<PanelState> {
  show(view: PanelView): void;
  /** Whether the browser shows it: a press elsewhere or Escape closes it (JACK-20). */
  shown(isShown: boolean): void;
  stop(): void;
}

/** @param isStill whoever asked for less motion sees nothing move, so that nothing is waited for */
export function createPanel(clock: Clock, isStill: boolean): Panel {
  const state = createStore<PanelState>({ view: 'pots', phase: 'closed' });
  let callOff = () => {};
  const become = (phase: PanelPhase) => state.become({ ...state.read(), phase });
  return {
    read: state.read,
    subscribe: state.subscribe,
    show: (view) => state.become({ ...state.read(), view }),
    shown(isShown) {
      callOff();
      const end = isShown ? 'open' : 'closed';
      if (isStill || state.read().phase === end) return become(end);
      become(isShown ? 'opening' : 'closing');
      callOff = clock.after(PANEL_MS, () => become(end));
    },
    stop: () => callOff(),
  };
}
