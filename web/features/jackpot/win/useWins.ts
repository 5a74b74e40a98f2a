import { useText } from '../../../i18n/i18n.tsx';
import { markOf } from '../pots/PotMark.tsx';
import { useAmounts } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';
import { useWinsInTurn } from './useWinsInTurn.ts';

/** JACK-46: shows the player's own jackpot wins. */
export function useWins(jackpot: Jackpot): void {
  const text = useText();
  const { name } = useAmounts(jackpot);
  const { store, terms, state } = jackpot;
  useWinsInTurn({
    variant: 'jackpot-win',
    win: state.wins[0],
    contentsOf: ({ pot, amount, isGain }) => ({
      source: name(pot),
      mark: markOf(pot),
      image: terms.winnerNotificationImage,
      amount,
      isQuiet: !isGain,
      line: text('jackpot.win.line'),
      act: text('jackpot.win.back'),
      terms: text('jackpot.win.terms'),
    }),
    store,
  });
}
