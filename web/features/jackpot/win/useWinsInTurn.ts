import { useEffect, useEffectEvent } from 'react';
import { useOverlays, type OverlayContents } from '../../../app/overlays.ts';
import { browserClock } from '../../../transport/clock/clock.ts';

/** Long enough for the previous win's overlay to close. */
const BETWEEN_MS = 300;

type WinVariant = 'jackpot-win' | 'raffle-win';

interface WinsInTurn<Win> {
  readonly variant: WinVariant;
  /** The oldest win that has not been shown. */
  readonly win: Win | undefined;
  readonly contentsOf: (win: Win) => Omit<OverlayContents[WinVariant], 'until' | 'onClosed'>;
  readonly store: { seen(id: string): void; postpone(id: string): void };
}

/**
 * JACK-46, RAFF-10, JSOCK-06, JSOCK-07: shows the player's own wins one after the other. A win also closes
 * when it is dismissed in another tab. It counts as seen only after it is dismissed.
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
    // If the overlay's code cannot be loaded, the win is not shown now; the money is in the balance already.
    overlays.open(variant, contents).catch(() => store.postpone(shown.id));
  });
  useEffect(() => {
    if (!win) return;
    const closing = new AbortController();
    const cancelTimer = browserClock.after(BETWEEN_MS, () => open(win, closing.signal));
    return () => {
      cancelTimer();
      closing.abort();
    };
  }, [win]);
}
