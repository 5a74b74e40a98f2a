import type { EnterGamificationMutation } from '@foyer/contract/generated/operations.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../transport/clock/clock.ts';
import { createStore } from '../../transport/store/store.ts';

/** GAMI-15: time after a click in a widget's dialog for the provider to apply the change. */
export const STATUS_REFRESH_MS = 2 * SECOND;

/**
 * A new token is fetched this long before the old one expires. If that fails, it is retried at the second
 * interval.
 */
export const RENEWED_AHEAD_MS = MINUTE;
export const RENEWAL_RETRY_MS = 15 * SECOND;

/** The player's access to the provider. */
export type Entered = EnterGamificationMutation['enterGamification'];

interface EntryState {
  /** Null until loaded. A refetch keeps the earlier value. */
  readonly entered: Entered | null;
  readonly hasFailed: boolean;
}

interface EntryDeps {
  readonly clock: Clock;
  /** Null if the request failed. */
  readonly enter: () => Promise<Entered | null>;
}

/** The player's access, fetched again after changes at the provider and before the token expires. */
export function createEntry({ clock, enter }: EntryDeps) {
  const state = createStore<EntryState>({ entered: null, hasFailed: false });
  let cancelTimer = () => {};
  let cancelRenewal = () => {};
  let endsAtMs = 0;
  let round = 0;

  const refresh = async () => {
    const own = ++round;
    const requestedAtMs = clock.now();
    // `enter` also rejects if its lazy-loaded code cannot be loaded.
    const entered = await enter().catch(() => null);
    if (own !== round) return;
    if (entered) {
      const livesMs = entered.expiresInSeconds * SECOND;
      endsAtMs = requestedAtMs + livesMs;
      renewAfter(Math.max(livesMs - RENEWED_AHEAD_MS, livesMs / 2));
      state.set({ entered, hasFailed: false });
    } else {
      const isOver = clock.now() >= endsAtMs;
      if (!isOver) renewAfter(Math.min(RENEWAL_RETRY_MS, endsAtMs - clock.now()));
      state.set({ entered: isOver ? null : state.get().entered, hasFailed: true });
    }
  };

  const renewAfter = (delayMs: number) => {
    cancelRenewal();
    cancelRenewal = clock.after(delayMs, () => void refresh());
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** @returns the function that stops the refreshes */
    start(): () => void {
      void refresh();
      return () => {
        round += 1;
        cancelTimer();
        cancelRenewal();
      };
    },
    retry(): void {
      state.set({ ...state.get(), hasFailed: false });
      void refresh();
    },
    /** Call when a button in a widget's dialog was clicked. */
    dialogClicked(): void {
      cancelTimer();
      cancelTimer = clock.after(STATUS_REFRESH_MS, () => void refresh());
    },
  };
}
