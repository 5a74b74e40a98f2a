import { PlayerUpdated, SessionDestroyed } from '@foyer/contract/generated/operations.ts';
import { onAccountClosed, onSessionDestroyed } from '../../transport/session/sessionEnds.ts';
import type { SessionStore } from '../../transport/session/session.ts';
import { browserSocket } from '../../transport/socket/browserSocket.ts';
import type { SubscriptionSocket } from '../../transport/socket/subscriptionSocket.ts';

/** LOGOUT-07, PLAYER-22: a socket that signs the player out when the session ends or the account is closed. */
export function liveSocket(brand: string, store: SessionStore): SubscriptionSocket {
  const socket = browserSocket(brand, store);
  socket.subscribe(SessionDestroyed, {}, onSessionDestroyed(store));
  socket.subscribe(PlayerUpdated, {}, onAccountClosed(store));
  return socket;
}
