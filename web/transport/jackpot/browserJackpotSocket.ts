import { JACKPOT_SOCKET_PATH, jackpotToken } from '@foyer/contract/jackpot/http.ts';
import { browserClock } from '../clock/clock.ts';
import { onPageAwake, openSocket } from '../socket/openSocket.ts';
import type { SocketLike } from '../socket/reconnectingSocket.ts';
import { createJackpotSocket, type JackpotSocketListener, type JackpotSocket } from './jackpotSocket.ts';
import { sharedJackpotSocket, type SharedJackpotSocket } from './sharedJackpotSocket.ts';

export interface JackpotAccess {
  readonly playerId: string;
  readonly sessionId: string;
  readonly brand: string;
  /** Currency in which the player sees amounts. */
  readonly currency: string;
}

/** The tab's shared socket; replaced when the player changes. */
let current: { readonly name: string; readonly line: SharedJackpotSocket } | null = null;

/** JSOCK-01: joins the tab's socket, which all listeners of the same player share. */
export function browserJackpotSocket(listener: JackpotAccess, ear: JackpotSocketListener): JackpotSocket {
  const { playerId, sessionId, brand } = listener;
  const name = `${brand} ${jackpotToken(playerId, sessionId)}`;
  if (current?.name !== name)
    current = { name, line: sharedJackpotSocket(playerId, (all) => ownLine(listener, all)) };
  return current.line.join(ear);
}

/** A socket to the page's origin. It reconnects when the page wakes up. */
function ownLine(listener: JackpotAccess, ear: JackpotSocketListener): JackpotSocket {
  const { playerId, brand } = listener;
  const line = createJackpotSocket(
    {
      clock: browserClock,
      log: (text) => console.error(text),
      connect: () => connect(listener),
      playerId,
      brand,
    },
    ear,
  );
  const unfollow = new AbortController();
  onPageAwake(() => line.wake(), { signal: unfollow.signal });
  return {
    ...line,
    close() {
      unfollow.abort();
      line.close();
    },
  };
}

function connect({ playerId, sessionId, currency }: JackpotAccess): SocketLike {
  const token = jackpotToken(playerId, sessionId);
  return openSocket(JACKPOT_SOCKET_PATH, new URLSearchParams({ token, currency }));
}
