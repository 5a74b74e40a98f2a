import { useEffect, useMemo } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useStore } from '../../../app/useStore.ts';
import { useWinsInTurn } from '../../jackpot/index.ts';
import { useRaffleSocket } from '../useRaffleSocket.ts';
import { createRaffleWins } from './raffleWins.ts';

/** RAFF-10: shows the player's own raffle wins. */
export function useRaffleWins(): void {
  const text = useText();
  const { playerId, openSocket } = useRaffleSocket();
  const store = useMemo(() => createRaffleWins({ playerId, openSocket }), [playerId, openSocket]);
  useEffect(() => (playerId ? store.start() : undefined), [store, playerId]);
  useWinsInTurn({
    variant: 'raffle-win',
    win: useStore(store)[0],
    contentsOf: ({ type, amount }) => ({
      source: text(`raffle.dropOf.${type}`),
      amount,
      line: text('raffle.win.line'),
      act: text('raffle.win.back'),
      terms: text('raffle.win.terms'),
    }),
    store,
  });
}
