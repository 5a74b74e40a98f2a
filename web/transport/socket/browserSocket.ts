import type { LogoutReason } from '@foyer/contract/signIn/logoutReason.ts';
import { browserClock } from '../clock/clock.ts';
import { LOBBY_ENDPOINT } from '../graphql/endpoints.ts';
import { graphqlServerOfPage } from '../graphql/graphqlServer.ts';
import type { PageEvents } from './connection.ts';
import { onPageAwake, openSocket } from './openSocket.ts';
import { subscriptionSocket, type SubscriptionSocket } from './subscriptionSocket.ts';

interface SessionTokens {
  subscribe(changed: () => void): () => void;
  current(): { readonly token: string } | null;
  refresh(refused: string): Promise<{ readonly token: string } | null>;
  signOut(reason: LogoutReason): Promise<void>;
}

/** The page's subscription socket, to its GraphQL server. */
export function browserSocket(brand: string, session: SessionTokens): SubscriptionSocket {
  const server = graphqlServerOfPage();
  return subscriptionSocket({
    server,
    brand,
    clock: browserClock,
    random: Math.random,
    connect: (subprotocol) => openSocket(server.origin + LOBBY_ENDPOINT, undefined, subprotocol),
    token: () => session.current()?.token ?? null,
    renewToken: async (refused) => (await session.refresh(refused))?.token ?? null,
    sessionDestroyed: () => void session.signOut('LOGGED_IN_FROM_ANOTHER_DEVICE'),
    follow: followPage(session),
  });
}

/** Reacts to events of the page. It never unsubscribes, because the socket lives as long as the page. */
const followPage =
  (session: SessionTokens) =>
  ({ awake, offline }: PageEvents): void => {
    session.subscribe(awake);
    addEventListener('offline', offline);
    onPageAwake(awake);
  };
