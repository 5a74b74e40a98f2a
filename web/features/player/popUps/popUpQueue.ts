import type { Clock } from '../../../transport/clock/clock.ts';

/** Pause between two pop-ups, so that the player sees the first one close. */
export const PAUSE_MS = 300;

interface PopUpQueueDeps {
  readonly clock: Clock;
  /** Fetches the ids of pending pop-ups, oldest first. Rejects if the request fails. */
  readonly needed: () => Promise<readonly string[]>;
  /** @param closed called when the player has closed it. @returns false if the site has no texts for it */
  readonly show: (id: string, closed: () => void) => Promise<boolean>;
  readonly acknowledge: (id: string) => void;
}

/** AMB-54: shows each pending or live pop-up once, one at a time, in order of arrival. */
export function popUpQueue({ clock, needed, show, acknowledge }: PopUpQueueDeps) {
  let waiting: readonly string[] = [];
  let isOpen = false;
  let isHeld = false;
  /** Pop-ups that this page has shown. A response that was already on its way may still list them. */
  const shown = new Set<string>();

  function next(): void {
    const [id, ...others] = waiting;
    if (id === undefined || isOpen || isHeld) return;
    waiting = others;
    isOpen = true;
    shown.add(id);
    show(id, () => {
      acknowledge(id);
      clock.after(PAUSE_MS, showNext);
    }).then(
      (wasShown) => wasShown || showNext(),
      // If its texts or code cannot be loaded, the pop-up is shown after the next fetch.
      () => {
        shown.delete(id);
        isOpen = false;
      },
    );
  }

  function showNext(): void {
    isOpen = false;
    next();
  }

  const merge = (before: readonly string[], ids: readonly string[]) => {
    waiting = [...new Set([...before, ...ids])].filter((id) => !shown.has(id));
    next();
  };

  return {
    /** Fetches the pending pop-ups: on page load, and whenever updates may have been missed. */
    async read(): Promise<void> {
      // Pop-ups closed on another device are removed.
      const ids = await needed().catch(() => null);
      if (ids) merge([], ids);
    },
    /** PLAYER-22: call with the pop-ups of a live update. */
    add: (ids: readonly string[]) => merge(waiting, ids),
    /** While held, for example during a game, no pop-up is shown. */
    hold(held: boolean): void {
      isHeld = held;
      next();
    },
  };
}
