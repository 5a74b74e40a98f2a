import { useCallback } from 'react';
import { browserJackpotSocket } from '../../transport/jackpot/browserJackpotSocket.ts';
import type { JackpotSocketListener } from '../../transport/jackpot/jackpotSocket.ts';
import { useSettings } from '../content/index.ts';
import { useSession } from '../identity/index.ts';

/** RAFF-23: who listens, by the tab's one line; no player is the empty id. */
export function useRaffleSocket() {
  const { brand, currency } = useSettings();
  const session = useSession();
  const playerId = session?.playerId ?? '';
  const sessionId = session?.sessionId ?? '';
  const openLine = useCallback(
    (ear: JackpotSocketListener) => browserJackpotSocket({ playerId, sessionId, brand, currency }, ear),
    [playerId, sessionId, brand, currency],
  );
  return { playerId, sessionId, openLine };
}
