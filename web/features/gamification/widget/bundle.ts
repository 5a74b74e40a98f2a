import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../transport/clock/clock.ts';
import { createStore, type ReadableStore } from '../../../transport/clock/store.ts';

/** GAMI-21: so many times, each a second later than the one before. */
export const BUNDLE_RETRIES = 5;
const RETRY_STEP_MS = SECOND;
/** A frame that says neither that it has it nor that it has not is one that has not. */
export const BUNDLE_LIMIT_MS = 20 * SECOND;

export interface BundleState {
  /** Which time it is loaded, from 0. */
  readonly round: number;
  readonly step: 'loading' | 'ready' | 'failed';
}

/** The provider's code in a frame: loaded again where it does not come. */
export interface Bundle extends ReadableStore<BundleState> {
  /** A frame stands there that loads it. */
  begun(): void;
  ready(): void;
  failed(): void;
  /** By the reader, after all tries. */
  retry(): void;
  stop(): void;
}

export function createBundle(clock: Clock): Bundle {
  const state = createStore<BundleState>({ round: 0, step: 'loading' });
  let attempt = 0;
  let callOff = () => {};
  const load = () => state.become({ round: state.read().round + 1, step: 'loading' });
  const failed = (): void => {
    callOff();
    if (attempt === BUNDLE_RETRIES) return state.become({ ...state.read(), step: 'failed' });
    attempt += 1;
    callOff = clock.after(attempt * RETRY_STEP_MS, load);
  };
  return {
    ...state,
    begun() {
      callOff();
      callOff = clock.after(BUNDLE_LIMIT_MS, failed);
    },
    ready() {
      callOff();
      attempt = 0;
      state.become({ ...state.read(), step: 'ready' });
    },
    failed,
    retry() {
      attempt = 0;
      load();
    },
    stop: () => callOff(),
  };
}
