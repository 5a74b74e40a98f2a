import type { Clock } from '../../../transport/clock/clock.ts';
import { BAR_CLOSES_AFTER_MS, ROTATION_MS } from '../timings.ts';
import { createStore } from '../../../transport/store/store.ts';

/** JACK-12: how much of the jackpot the bar shows. */
export type BarPhase = 'collapsed' | 'expanded' | 'spotlight';
/** JACK-13: beside a running game, above the leaderboard, or in a spotlight of its own. */
export type Placement = 'game' | 'leaderboard' | 'spotlight';

/** JACK-12 to JACK-15: beside a game on a small screen, an open bar covers the game and closes automatically. */
export function createBar(
  clock: Clock,
  { placement, isSmallScreen }: { placement: Placement; isSmallScreen: boolean },
) {
  const phase = createStore<BarPhase>(placement === 'spotlight' ? 'spotlight' : 'collapsed');
  const closesByItself = placement === 'game' && isSmallScreen;
  let cancelTimer = () => {};
  function waitToClose(): void {
    cancelTimer();
    if (closesByItself && phase.get() === 'expanded')
      cancelTimer = clock.after(BAR_CLOSES_AFTER_MS, () => phase.set('collapsed'));
  }
  return {
    get: phase.get,
    subscribe: phase.subscribe,
    /** JACK-14: expands or collapses the bar; has no effect in the spotlight. */
    toggle(): void {
      if (placement === 'spotlight') return;
      phase.set(phase.get() === 'expanded' ? 'collapsed' : 'expanded');
      waitToClose();
    },
    /** Restarts the timer with each touch, so that the bar does not close while the player uses it. */
    touched: waitToClose,
    stop: () => cancelTimer(),
  };
}

/** JACK-21: a store with the index of the item that is shown. */
export function createRotation(clock: Clock, count: number) {
  const turn = createStore(0);
  return {
    get: turn.get,
    subscribe: turn.subscribe,
    start(): () => void {
      let cancelTimer = () => {};
      const next = () => {
        cancelTimer = clock.after(ROTATION_MS, () => {
          turn.set((turn.get() + 1) % count);
          next();
        });
      };
      if (count > 1) next();
      return () => cancelTimer();
    },
  };
}
