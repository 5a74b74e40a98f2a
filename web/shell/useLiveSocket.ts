import { useEffect, useState, useSyncExternalStore } from 'react';
import { SessionDestroyed } from '@foyer/contract/generated/operations.ts';
import { hearOfEnds } from '../transport/session/sessionEnds.ts';
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
    void import('../transport/socket/browserSocket.ts').then(({ browserSocket }) =>
      setSocket(browserSocket(brand, store)),
    );
  }, [hasSession, socket, brand, store]);
  useEffect(() => socket?.subscribe(SessionDestroyed, {}, hearOfEnds(store)), [socket, store]);
  return socket;
}
