import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../transport/clock/clock.ts';
import { createStore, type ReadableStore } from '../../transport/clock/store.ts';

/** GAMI-15: what a button of a widget's dialog has changed at the provider is to be found there by then. */
export const STATUS_REFRESH_MS = 2 * SECOND;

/** So long before the provider's token ends another is asked for, and so often where that fails. */
export const RENEWED_AHEAD_MS = MINUTE;
export const RENEWAL_RETRY_MS = 15 * SECOND;

/** What the platform tells of the player at the provider's. */
export interface Entered {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
  readonly isOptedIn: boolean;
  readonly frameUrl: string;
}

export interface EntryState {
  /** Null until it was told; what is known stays while it is asked for again. */
  readonly entered: Entered | null;
  readonly hasFailed: boolean;
}

export interface Entry extends ReadableStore<EntryState> {
  /** @returns the way to leave */
  start(): () => void;
  retry(): void;
  /** A button of a widget's dialog was clicked. */
  dialogClicked(): void;
}

export interface EntryDeps {
  readonly clock: Clock;
  /** Null when it is not to be had. */
  readonly enter: () => Promise<Entered | null>;
}

/** The player's way in at the provider, asked for again when something has changed there, and before it ends. */
export function createEntry({ clock, enter }: EntryDeps): Entry {
  const state = createStore<EntryState>({ entered: null, hasFailed: false });
  let callOff = () => {};
  let callOffRenewal = () => {};
  let endsAtMs = 0;
  let round = 0;

  const ask = async () => {
    const own = ++round;
    const askedAtMs = clock.now();
    // Its own code may not have come either.
    const entered = await enter().catch(() => null);
    if (own !== round) return;
    if (entered) {
      const livesMs = entered.expiresInSeconds * SECOND;
      endsAtMs = askedAtMs + livesMs;
      renewAfter(Math.max(livesMs - RENEWED_AHEAD_MS, livesMs / 2));
      state.become({ entered, hasFailed: false });
    } else {
      const isOver = clock.now() >= endsAtMs;
      if (!isOver) renewAfter(Math.min(RENEWAL_RETRY_MS, endsAtMs - clock.now()));
      state.become({ entered: isOver ? null : state.read().entered, hasFailed: true });
    }
  };

  const renewAfter = (delayMs: number) => {
    callOffRenewal();
    callOffRenewal = clock.after(delayMs, () => void ask());
  };

  return {
    ...state,
    start() {
      void ask();
      return () => {
        round += 1;
        callOff();
        callOffRenewal();
      };
    },
    retry() {
      state.become({ ...state.read(), hasFailed: false });
      void ask();
    },
    dialogClicked() {
      callOff();
      callOff = clock.after(STATUS_REFRESH_MS, () => void ask());
    },
  };
}
