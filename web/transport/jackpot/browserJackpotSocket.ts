import { JACKPOT_SOCKET_PATH, jackpotToken } from '@foyer/contract/jackpot/paths.ts';
import { browserClock } from '../clock/clock.ts';
import type { SessionStore } from '../session/session.ts';
import { onPageAwake, openSocket } from '../socket/openSocket.ts';
import type { SocketLike } from '../socket/reconnectingSocket.ts';
import { createJackpotSocket, type JackpotSocketListener, type JackpotSocket } from './jackpotSocket.ts';
import { sharedJackpotSocket, type SharedJackpotSocket } from './sharedJackpotSocket.ts';

export interface JackpotAccess extends Pick<SessionStore, 'signOut'> {
  readonly playerId: string;
  readonly sessionId: string;
  readonly brand: string;
  readonly currency: string;
}

/** The socket that the listeners of this tab share. It is replaced when the player changes. */
let current: { readonly name: string; readonly socket: SharedJackpotSocket } | null = null;

/** JSOCK-01: joins the tab's socket, which all listeners of the same player share. */
export function browserJackpotSocket(
  listener: JackpotAccess,
  socketListener: JackpotSocketListener,
): JackpotSocket {
  const { playerId, sessionId, brand } = listener;
  const name = `${brand} ${jackpotToken(playerId, sessionId)}`;
  if (current?.name !== name)
    current = { name, socket: sharedJackpotSocket(playerId, (all) => createSocket(listener, all)) };
  return current.socket.join(socketListener);
}

/** A socket to the page's origin. It reconnects when the page wakes up. */
function createSocket(listener: JackpotAccess, socketListener: JackpotSocketListener): JackpotSocket {
  const { playerId, brand, signOut } = listener;
  const socket = createJackpotSocket(
    {
      clock: browserClock,
      random: Math.random,
      log: (text) => console.error(text),
      connect: () => connect(listener),
      sessionDestroyed: () => void signOut('SESSION_EXPIRED'),
      playerId,
      brand,
    },
    socketListener,
  );
  const unsubscribe = new AbortController();
  onPageAwake(() => socket.wake(), { signal: unsubscribe.signal });
  return {
    ...socket,
    close() {
      unsubscribe.abort();
      socket.close();
    },
  };
}

function connect({ playerId, sessionId, currency }: JackpotAccess): SocketLike {
  const token = jackpotToken(playerId, sessionId);
  return openSocket(JACKPOT_SOCKET_PATH, new URLSearchParams({ token, currency }));
}
