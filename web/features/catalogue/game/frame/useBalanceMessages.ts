import { useEffect, type RefObject } from 'react';
import { LOBBY_SPEAKER } from '@foyer/contract/sportsbook/frame.ts';
import { useWallet } from '../../../wallet/index.ts';
import type { GameMode } from '../gameMode.ts';
import type { Launch } from '../launch.ts';

/**
 * Posts the balance to the frame of a running game for money whenever it changes, such as after a deposit, so that the
 * game can ask its wallet for it. A frame that does not know the message ignores it.
 */
export function useBalanceMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  launch: Launch,
  mode: GameMode,
): void {
  const { amounts } = useWallet();
  const origin = launch.step === 'ready' && launch.hasMessages && mode === 'real' ? launch.origin : null;
  useEffect(() => {
    if (!origin || !amounts) return;
    const { balance, bonusBalance, currency } = amounts;
    const message = { source: LOBBY_SPEAKER, type: 'balanceChanged', balance, bonusBalance, currency };
    frame.current?.contentWindow?.postMessage(message, origin);
  }, [frame, origin, amounts]);
}
