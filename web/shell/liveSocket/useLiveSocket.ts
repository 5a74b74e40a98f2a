import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { browserClock } from '../../transport/clock/clock.ts';
import { fetchCodeOrReload } from '../../transport/http/missingCode.ts';
import type { SessionStore } from '../../transport/session/session.ts';
import { loadSocket, NO_STREAM } from '../../transport/socket/loadSocket.ts';
import type { SubscriptionSocket } from '../../transport/socket/subscriptionSocket.ts';

/**
 * SESS-08: loads and opens the socket only when there is a session.
 * @param isRendered whether the page was rendered for a session
 */
export function useLiveSocket(
  store: SessionStore,
  brand: string,
  isRendered: boolean,
): SubscriptionSocket | null {
  const [socket, setSocket] = useState<SubscriptionSocket | null>(null);
  const hasSession = useSyncExternalStore(
    store.subscribe,
    () => store.current() !== null,
    () => isRendered,
  );
  const isLive = socket !== null && socket !== NO_STREAM;
  useEffect(() => {
    if (!hasSession || isLive) return;
    const load = async () => {
      const { liveSocket } = await fetchCodeOrReload(() => import('./liveSocket.ts'));
      return () => liveSocket(brand, store);
    };
    // All subscribers start again with the new socket. In a transition, the page stays responsive meanwhile.
    const found = (opened: SubscriptionSocket) => startTransition(() => setSocket(opened));
    return loadSocket(load, found, browserClock);
  }, [hasSession, isLive, brand, store]);
  return socket;
}
