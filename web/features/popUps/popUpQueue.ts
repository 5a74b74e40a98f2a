import type { Clock } from '../../transport/clock/clock.ts';

/** Between two of them, so that one is seen to go before the next is there. */
export const PAUSE_MS = 300;

export interface PopUpQueueDeps {
  readonly clock: Clock;
  /** What the player is still to be shown, the oldest first. Rejected when nobody could say. */
  readonly needed: () => Promise<readonly string[]>;
  /** @param closed called when it has been read. @returns false when this site has no words for it */
  readonly show: (id: string, closed: () => void) => Promise<boolean>;
  /** The platform is told that it has been read. */
  readonly acknowledge: (id: string) => void;
}

export interface PopUpQueue {
  /** Reads anew what is needed: as the page begins, and whenever something may have been missed. */
  read(): Promise<void>;
  /** PLAYER-22: what has been added meanwhile. */
  add(ids: readonly string[]): void;
  /** While held, as by a game that is played, nothing is put in front of the player. */
  hold(isHeld: boolean): void;
}

/** AMB-54: what was there and what comes live, merged; each is shown once, one at a time, in the order it came. */
export function popUpQueue({ clock, needed, show, acknowledge }: PopUpQueueDeps): PopUpQueue {
  let waiting: readonly string[] = [];
  let isOpen = false;
  let isHeld = false;
  /** Shown here, whatever an answer says that was on its way meanwhile. */
  const shown = new Set<string>();

  function next(): void {
    const [id, ...others] = waiting;
    if (id === undefined || isOpen || isHeld) return;
    waiting = others;
    isOpen = true;
    shown.add(id);
    show(id, () => {
      acknowledge(id);
      clock.after(PAUSE_MS, goOn);
    }).then(
      (hasWords) => hasWords || goOn(),
      // Its words or its code could not be had: it waits for the next reading.
      () => {
        shown.delete(id);
        isOpen = false;
      },
    );
  }

  function goOn(): void {
    isOpen = false;
    next();
  }

  const merge = (before: readonly string[], ids: readonly string[]) => {
    waiting = [...new Set([...before, ...ids])].filter((id) => !shown.has(id));
    next();
  };

  return {
    async read() {
      // What was read on another device waits no more.
      const ids = await needed().catch(() => null);
      if (ids) merge([], ids);
    },
    add: (ids) => merge(waiting, ids),
    hold(held) {
      isHeld = held;
      next();
    },
  };
}
