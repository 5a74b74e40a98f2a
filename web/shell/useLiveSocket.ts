import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserClock } from '../transport/clock/clock.ts';
import { fetchCodeOrReload } from '../transport/http/missingCode.ts';
import type { SessionStore } from '../transport/session/sessionStore.ts';
import { loadSocket, NO_STREAM } from '../transport/socket/loadSocket.ts';
import type { SubscriptionSocket } from '../transport/socket/subscriptionSocket.ts';

/** SESS-08: loaded and opened when there is a session to hear of, and not before. */
export function useLiveSocket(store: SessionStore, brand: string): SubscriptionSocket | null {
  const [socket, setSocket] = useState<SubscriptionSocket | null>(null);
  const hasSession = useSyncExternalStore(
    store.subscribe,
    () => store.current() !== null,
    () => false,
  );
  const isLive = socket !== null && socket !== NO_STREAM;
  useEffect(() => {
    if (!hasSession || isLive) return;
    const load = async () => {
      const { liveSocket } = await fetchCodeOrReload(() => import('./liveSocket.ts'));
      return () => liveSocket(brand, store);
    };
    return loadSocket(load, setSocket, browserClock);
  }, [hasSession, isLive, brand, store]);
  return socket;
}
