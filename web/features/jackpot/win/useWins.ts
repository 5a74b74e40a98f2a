import { useEffect } from 'react';
import { useOverlays } from '../../../design/overlay/overlays.ts';
import { useText } from '../../content/index.ts';
import { useAmounts } from '../useAmounts.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import type { Jackpot } from '../useJackpot.ts';

/** The overlay of the win before has closed by then. */
const BETWEEN_MS = 300;

/** JACK-46: the player's own wins, one after the other. */
export function useWins(jackpot: Jackpot): void {
  const overlays = useOverlays();
  const text = useText();
  const { name } = useAmounts(jackpot);
  const { store } = jackpot;
  const win = jackpot.state.wins[0];
  const id = win?.id;
  useEffect(() => {
    if (!win) return;
    const contents = {
      source: name(win.pot),
      amount: win.amount,
      line: text('jackpot.win.line'),
      act: text('jackpot.win.back'),
      terms: text('jackpot.win.terms'),
      onClosed: () => store.shown(win.id),
    };
    // Where its code cannot be had the bar has told of it, and the money is in the balance.
    return browserClock.after(BETWEEN_MS, () => {
      overlays.open('jackpot-win', contents).catch(() => store.shown(win.id));
    });
    // A win is one by its id; its words do not open it anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);
}
