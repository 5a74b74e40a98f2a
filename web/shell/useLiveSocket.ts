import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SessionStore } from '../transport/session/sessionStore.ts';
import type { SubscriptionSocket } from '../transport/socket/subscriptionSocket.ts';

/** SESS-08: loaded and opened when there is a session to hear of, and not before. */
export function useLiveSocket(store: SessionStore, brand: string): SubscriptionSocket | null {
  const [socket, setSocket] = useState<SubscriptionSocket | null>(null);
  const hasSession = useSyncExternalStore(
    store.subscribe,
    () => store.current() !== null,
    () => false,
  );
  useEffect(() => {
    if (!hasSession || socket) return;
    void import('./liveSocket.ts').then(({ liveSocket }) => setSocket(liveSocket(brand, store)));
  }, [hasSession, socket, brand, store]);
  return socket;
}
