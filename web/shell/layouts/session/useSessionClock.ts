import { useEffect, useState } from 'react';
import { SessionClock, SessionClockUpdated } from '@foyer/contract/generated/operations.ts';
import { useGraphql, useSocket } from '../../../features/content/index.ts';
import {
  createSessionClockStore,
  type SessionClockStore,
} from '../../../features/limits/session/sessionClockStore.ts';
import { useWallet } from '../../../features/wallet/index.ts';
import { browserClock } from '../../../transport/clock/clock.ts';

/** CLOCK-04: it is told by the socket, asked for where that is down, and never while nobody sees the page. */
export function useSessionClock(): SessionClockStore {
  const graphql = useGraphql();
  const socket = useSocket();
  const { amounts } = useWallet();
  const [watch] = useState(() =>
    createSessionClockStore({
      clock: browserClock,
      async ask() {
        const { data } = await graphql.reread(SessionClock, {});
        return data && (data.viewer?.sessionClock ?? null);
      },
    }),
  );
  useEffect(() => watch.start(), [watch]);
  useEffect(() => {
    const look = () => watch.seen(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [watch]);
  useEffect(() => {
    if (!socket) return watch.connected(false);
    const { changed, connected } = watch;
    return socket.subscribe(SessionClockUpdated, {}, { next: changed, connected, missed: changed });
  }, [watch, socket]);
  useEffect(() => watch.moved(), [watch, amounts]);
  return watch;
}
