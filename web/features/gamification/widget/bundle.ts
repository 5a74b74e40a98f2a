import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../transport/clock/clock.ts';
import { createStore } from '../../../transport/store/store.ts';

/** GAMI-21: number of retries. Each retry waits one step longer than the one before. */
const BUNDLE_RETRIES = 5;
const RETRY_STEP_MS = SECOND;
/** A frame that reports neither success nor failure within this time counts as failed. */
export const BUNDLE_LIMIT_MS = 20 * SECOND;

interface BundleState {
  /** Number of the load attempt, from 0. */
  readonly round: number;
  readonly step: 'loading' | 'ready' | 'failed';
}

/** Loads the provider's code in a frame, with retries. */
export function createBundle(clock: Clock) {
  const state = createStore<BundleState>({ round: 0, step: 'loading' });
  let attempt = 0;
  let cancelTimer = () => {};
  const load = () => state.set({ round: state.get().round + 1, step: 'loading' });
  const failed = (): void => {
    cancelTimer();
    if (attempt === BUNDLE_RETRIES) return state.set({ ...state.get(), step: 'failed' });
    attempt += 1;
    cancelTimer = clock.after(attempt * RETRY_STEP_MS, load);
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Call when a frame that loads the provider's code has been rendered. */
    started(): void {
      cancelTimer();
      cancelTimer = clock.after(BUNDLE_LIMIT_MS, failed);
    },
    ready(): void {
      cancelTimer();
      attempt = 0;
      state.set({ ...state.get(), step: 'ready' });
    },
    failed,
    /** Manual retry after all automatic ones have failed. */
    retry(): void {
      attempt = 0;
      load();
    },
    stop: () => cancelTimer(),
  };
}
