import { useCallback } from 'react';
import { browserJackpotSocket } from '../../transport/jackpot/browserJackpotSocket.ts';
import type { JackpotSocketListener } from '../../transport/jackpot/jackpotSocket.ts';
import { useSettings } from '../../app/app.tsx';
import { useSession, useSessionStore } from '../signIn/index.ts';

/** RAFF-23: opens the socket that the whole tab shares. The player's id is empty for a visitor. */
export function useRaffleSocket() {
  const { brand, currency } = useSettings();
  const session = useSession();
  const { signOut } = useSessionStore();
  const playerId = session?.playerId ?? '';
  const sessionId = session?.sessionId ?? '';
  const openSocket = useCallback(
    (listener: JackpotSocketListener) =>
      browserJackpotSocket({ playerId, sessionId, brand, currency, signOut }, listener),
    [playerId, sessionId, brand, currency, signOut],
  );
  return { playerId, sessionId, openSocket };
}
