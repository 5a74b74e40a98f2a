import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../transport/clock/clock.ts';
import type { JackpotState } from '../jackpotState.ts';
import {
  autoOptInAddress,
  CUSTOM_JACKPOT,
  customContribution,
  withoutCustom,
  type AutoOptInSettings,
  type Choice,
  type ReloadCount,
} from './optIn.ts';
import { SCROLL_AFTER_MS } from '../timings.ts';
import type { ReadableStore } from '../../../transport/store/store.ts';

interface AddressOptInDeps {
  readonly clock: Clock;
  readonly settings: AutoOptInSettings;
  readonly count: ReloadCount;
  readonly jackpot: ReadableStore<JackpotState> & { choose(choice: Choice): void };
  readonly address: {
    read(): URL;
    replace(url: URL): void;
    /** Navigates with a page load. */
    go(url: URL): void;
  };
  /** Whether the player would lose something by a page load now, such as an open dialog. */
  readonly isBusy: () => boolean;
  readonly scroll: () => void;
  /** Called when the opt-in requested by the URL is sent. @param before the choice to restore on undo */
  readonly optedIn: (before: Choice) => void;
}

/**
 * JACK-28 to JACK-33: once the status is known and the socket is connected, sends the opt-in that the URL
 * requests, or reloads the page with a URL that requests one. @returns the function that stops waiting
 */
export function followAddress(deps: AddressOptInDeps): () => void {
  const { jackpot, address, clock, settings } = deps;
  let isDone = false;
  let cancelTimer = () => {};

  function check() {
    const { optedIn, hasChosen, isLive, contribution: given } = jackpot.get();
    if (isDone || optedIn === 'loading' || !isLive) return;
    isDone = true;
    const here = address.read();
    const contribution = customContribution(here.searchParams, settings.contributionOptions);
    if (contribution !== null && optedIn !== 'failed')
      return optIn(here, contribution, { isIn: optedIn, contribution: optedIn ? given : null });
    if (here.searchParams.has(CUSTOM_JACKPOT)) return;
    const next = hasChosen || optedIn !== false ? null : autoOptInAddress(settings, here, deps.count);
    if (next) goWhenIdle(next);
  }

  function goWhenIdle(next: URL) {
    if (jackpot.get().hasChosen) return;
    if (!deps.isBusy()) return address.go(next);
    cancelTimer = clock.after(SECOND, () => goWhenIdle(next));
  }

  function optIn(here: URL, contribution: number, before: Choice) {
    jackpot.choose({ isIn: true, contribution });
    address.replace(withoutCustom(here));
    deps.optedIn(before);
    cancelTimer = clock.after(SCROLL_AFTER_MS, deps.scroll);
  }

  const unsubscribe = jackpot.subscribe(check);
  check();
  return () => {
    unsubscribe();
    cancelTimer();
  };
}
