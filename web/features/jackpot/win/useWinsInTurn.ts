import { useEffect, useEffectEvent } from 'react';
import { useOverlays, type OverlayContents } from '../../../ui/overlay/overlays.ts';
import { browserClock } from '../../../transport/clock/clock.ts';

/** The overlay of the win before has closed by then. */
const BETWEEN_MS = 300;

type WinVariant = 'jackpot-win' | 'raffle-win';

export interface WinsInTurn<Win> {
  readonly variant: WinVariant;
  /** The first of those that were not shown yet. */
  readonly win: Win | undefined;
  readonly contentsOf: (win: Win) => Omit<OverlayContents[WinVariant], 'until' | 'onClosed'>;
  readonly store: { seen(id: string): void; putOff(id: string): void };
}

/**
 * JACK-46, RAFF-10, JSOCK-06, JSOCK-07: the player's own wins, one after the other. One that was put away in another
 * tab, or whose page is left, is shown no longer; it counts as seen once it was put away.
 */
export function useWinsInTurn<Win extends { readonly id: string }>({
  variant,
  win,
  contentsOf,
  store,
}: WinsInTurn<Win>): void {
  const overlays = useOverlays();
  const open = useEffectEvent((shown: Win, until: AbortSignal) => {
    const contents = { ...contentsOf(shown), until, onClosed: () => store.seen(shown.id) };
    // Where its code cannot be had the page has told of it, and the money is in the balance.
    overlays.open(variant, contents).catch(() => store.putOff(shown.id));
  });
  useEffect(() => {
    if (!win) return;
    const over = new AbortController();
    const callOff = browserClock.after(BETWEEN_MS, () => open(win, over.signal));
    return () => {
      callOff();
      over.abort();
    };
  }, [win]);
}
