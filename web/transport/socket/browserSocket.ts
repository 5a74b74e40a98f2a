import type { LogoutReason } from '@foyer/contract/identity/logoutReason.ts';
import { browserClock } from '../clock/clock.ts';
import { LOBBY_ENDPOINT } from '../graphql/endpoints.ts';
import type { PageEvents, SocketLike } from './connection.ts';
import { subscriptionSocket, type SubscriptionSocket } from './subscriptionSocket.ts';

interface SessionTokens {
  subscribe(changed: () => void): () => void;
  current(): { readonly accessToken: string } | null;
  refresh(refused: string): Promise<{ readonly accessToken: string } | null>;
  signOut(reason: LogoutReason): Promise<void>;
}

/** The page's own socket, to the origin it came from. */
export function browserSocket(brand: string, session: SessionTokens): SubscriptionSocket {
  return subscriptionSocket({
    brand,
    clock: browserClock,
    random: Math.random,
    connect,
    token: () => session.current()?.accessToken ?? null,
    renewToken: async (refused) => (await session.refresh(refused))?.accessToken ?? null,
    sessionDestroyed: () => void session.signOut('LOGGED_IN_FROM_ANOTHER_DEVICE'),
    follow: followPage(session),
  });
}

function connect(subprotocol: string): SocketLike {
  const address = new URL(LOBBY_ENDPOINT, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address, subprotocol);
  const like: SocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    // What is said while the line is closing goes nowhere, and the browser would complain of it.
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

/** For the life of the page, as the socket itself. */
const followPage =
  (session: SessionTokens) =>
  ({ awake, offline }: PageEvents): void => {
    session.subscribe(awake);
    addEventListener('offline', offline);
    addEventListener('online', awake);
    addEventListener('pageshow', awake);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') awake();
    });
  };
