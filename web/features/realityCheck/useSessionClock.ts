import { useEffect, useState } from 'react';
import { SessionClock, SessionClockUpdated } from '@foyer/contract/generated/operations.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { useSocket } from '../../app/socket.tsx';
import { createSessionClockStore, type SessionClockStore } from './sessionClockStore.ts';
import { useWallet } from '../wallet/index.ts';
import { browserClock } from '../../transport/clock/clock.ts';

/** CLOCK-04: updates the session clock over the socket, or by polling without it; pauses on a hidden page. */
export function useSessionClock(): SessionClockStore {
  const graphql = useGraphql();
  const socket = useSocket();
  const { amounts } = useWallet();
  const [clockStore] = useState(() =>
    createSessionClockStore({
      clock: browserClock,
      async fetchClock() {
        const { data } = await graphql.reread(SessionClock, {});
        return data && (data.viewer?.sessionClock ?? null);
      },
    }),
  );
  useEffect(() => clockStore.start(), [clockStore]);
  useEffect(() => {
    const updateVisibility = () => clockStore.seen(document.visibilityState === 'visible');
    updateVisibility();
    document.addEventListener('visibilitychange', updateVisibility);
    return () => document.removeEventListener('visibilitychange', updateVisibility);
  }, [clockStore]);
  useEffect(() => {
    if (!socket) return clockStore.connected(false);
    const { changed, connected } = clockStore;
    return socket.subscribe(SessionClockUpdated, {}, { next: changed, connected, missed: changed });
  }, [clockStore, socket]);
  useEffect(() => clockStore.moved(), [clockStore, amounts]);
  return clockStore;
}
