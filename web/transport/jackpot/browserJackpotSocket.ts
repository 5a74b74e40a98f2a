import { JACKPOT_SOCKET_PATH, jackpotToken } from '@foyer/contract/jackpot/http.ts';
import { browserClock } from '../clock/clock.ts';
import type { SocketLike } from '../socket/connection.ts';
import { createJackpotSocket, type JackpotSocketListener, type JackpotSocket } from './jackpotSocket.ts';
import { sharedJackpotSocket, type SharedJackpotSocket } from './sharedJackpotSocket.ts';

export interface JackpotAccess {
  readonly playerId: string;
  readonly sessionId: string;
  readonly brand: string;
  /** What the listener reckons in. */
  readonly currency: string;
}

/** A page has one, until its player changes. */
let current: { readonly name: string; readonly line: SharedJackpotSocket } | null = null;

/** JSOCK-01: the tab's one line, shared by all who listen for the same player. */
export function browserJackpotSocket(listener: JackpotAccess, ear: JackpotSocketListener): JackpotSocket {
  const { playerId, sessionId, brand } = listener;
  const name = `${brand} ${jackpotToken(playerId, sessionId)}`;
  if (current?.name !== name)
    current = { name, line: sharedJackpotSocket(playerId, (all) => ownLine(listener, all)) };
  return current.line.join(ear);
}

/** To the origin the page came from. Wakes with the page. */
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
  const wake = () => line.wake();
  addEventListener('online', wake, { signal: unfollow.signal });
  addEventListener('pageshow', wake, { signal: unfollow.signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') wake();
    },
    { signal: unfollow.signal },
  );
  return {
    ...line,
    close() {
      unfollow.abort();
      line.close();
    },
  };
}

function connect({ playerId, sessionId, currency }: JackpotAccess): SocketLike {
  const address = new URL(JACKPOT_SOCKET_PATH, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.search = new URLSearchParams({ token: jackpotToken(playerId, sessionId), currency }).toString();
  const socket = new WebSocket(address);
  const like: SocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
  socket.onopen = () => like.onopen?.();
  socket.onmessage = ({ data }: MessageEvent<unknown>) => like.onmessage?.({ data });
  socket.onclose = ({ code }) => like.onclose?.({ code });
  return like;
}
