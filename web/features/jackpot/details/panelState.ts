import type { Clock } from '../../../transport/clock/clock.ts';
import { PANEL_MS } from '../timings.ts';
import { createStore } from '../../../transport/store/store.ts';

/** JACK-16: the two views of the details. */
export type PanelView = 'pots' | 'odds';

export interface PanelState {
  readonly view: PanelView;
  /** JACK-19: opening and closing are animated, so the contents are rendered during both. */
  readonly phase: 'closed' | 'opening' | 'open' | 'closing';
}

/** @param isStill true for reduced motion: the panel opens and closes without an animation */
export function createPanel(clock: Clock, isStill: boolean) {
  const state = createStore<PanelState>({ view: 'pots', phase: 'closed' });
  let cancelTimer = () => {};
  const setPhase = (phase: PanelState['phase']) => state.set({ ...state.get(), phase });
  return {
    get: state.get,
    subscribe: state.subscribe,
    show: (view: PanelView): void => state.set({ ...state.get(), view }),
    /** Call when the browser shows or hides the panel; a click elsewhere or Escape hides it (JACK-20). */
    shown(isShown: boolean): void {
      cancelTimer();
      const end = isShown ? 'open' : 'closed';
      if (isStill || state.get().phase === end) return setPhase(end);
      setPhase(isShown ? 'opening' : 'closing');
      cancelTimer = clock.after(PANEL_MS, () => setPhase(end));
    },
    stop: () => cancelTimer(),
  };
}
