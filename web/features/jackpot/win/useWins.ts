import { useEffect, useEffectEvent } from 'react';
import { useOverlays } from '../../../design/overlay/overlays.ts';
import { useText } from '../../content/index.ts';
import { markOf } from '../details/markOf.ts';
import type { OwnWin } from '../jackpotState.ts';
import { useAmounts } from '../useAmounts.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import type { Jackpot } from '../useJackpot.ts';

/** The overlay of the win before has closed by then. */
const BETWEEN_MS = 300;

/**
 * JACK-46, JSOCK-06: the player's own wins, one after the other. One that was put away in another tab, or whose page is
 * left, is shown no longer; it counts as seen once it was put away.
 */
export function useWins(jackpot: Jackpot): void {
  const overlays = useOverlays();
  const text = useText();
  const { name } = useAmounts(jackpot);
  const { store, terms } = jackpot;
  const win = jackpot.state.wins[0];
  const open = useEffectEvent((shown: OwnWin, until: AbortSignal) => {
    const contents = {
      source: name(shown.pot),
      mark: markOf(shown.pot),
      image: terms.winnerNotificationImage,
      amount: shown.amount,
      line: text('jackpot.win.line'),
      act: text('jackpot.win.back'),
      terms: text('jackpot.win.terms'),
      until,
      onClosed: () => store.seen(shown.id),
    };
    // Where its code cannot be had the bar has told of it, and the money is in the balance.
    overlays.open('jackpot-win', contents).catch(() => store.putOff(shown.id));
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
