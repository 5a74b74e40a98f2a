import { useEffect, useEffectEvent, useMemo } from 'react';
import { browserClock } from '../../../transport/clock/clock.ts';
import { fetchRates } from '../../../transport/jackpot/jackpotCalls.ts';
import { fetchDrop } from '../../../transport/raffle/raffleCalls.ts';
import { useSettings } from '../../../app/app.tsx';
import { useStore } from '../../../app/useStore.ts';
import { useRaffleSocket } from '../useRaffleSocket.ts';
import { createDrops } from './dropStore.ts';

export type Drops = ReturnType<typeof useDrops>;

/** Drops for the signed-in player. @param onDrawn called when there are new winners */
export function useDrops(sources: readonly { readonly id: string }[], onDrawn: () => void) {
  const { brand, country, operator } = useSettings();
  const { playerId, sessionId, openSocket } = useRaffleSocket();
  const ids = sources.map(({ id }) => id).join(' ');
  const drawn = useEffectEvent(onDrawn);
  const store = useMemo(
    () =>
      createDrops({
        clock: browserClock,
        playerId,
        operator,
        brand,
        sources: ids.split(' '),
        fetchDrop: (source, signal) => fetchDrop({ source, brand, playerId, sessionId, country }, signal),
        fetchRates,
        openSocket,
        log: (text) => console.error(text),
      }),
    [brand, country, operator, playerId, sessionId, ids, openSocket],
  );
  useEffect(() => (playerId ? store.start(() => drawn()) : undefined), [store, playerId]);
  return { state: useStore(store), store };
}
