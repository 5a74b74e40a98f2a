import type { ReactNode } from 'react';
import type { PageSession } from '@foyer/contract/content/page.ts';
import { LinkProvider } from '../ui/link/Link.tsx';
import { AppProvider, type App } from '../app/app.tsx';
import { GraphqlProvider } from '../app/graphql.tsx';
import { HeadProvider, type Head } from '../app/head.tsx';
import { SocketProvider } from '../app/socket.tsx';
import { ConsentProvider } from '../features/consent/index.ts';
import { SessionProvider } from '../features/signIn/index.ts';
import type { Graphql } from '../transport/graphql/client.ts';
import type { ConsentStore } from '../transport/consent/consentStore.ts';
import type { SessionStore } from '../transport/session/session.ts';
import type { SubscriptionSocket } from '../transport/socket/subscriptionSocket.ts';
import { RouterLink } from './navigation/RouterLink.tsx';

export interface ProvidersProps {
  readonly content: App;
  readonly session?: PageSession | null;
  readonly graphql?: Graphql | null;
  /** Null on the server, like the session store and the socket. */
  readonly consent?: ConsentStore | null;
  readonly store?: SessionStore | null;
  readonly socket?: SubscriptionSocket | null;
  /** Null in the browser. */
  readonly head?: Head | null;
}

/** The React contexts around every page. */
export function Providers({
  content,
  session = null,
  graphql = null,
  consent = null,
  store = null,
  socket = null,
  head = null,
  children,
}: ProvidersProps & {
  readonly children: ReactNode;
}) {
  return (
    <AppProvider app={content}>
      <HeadProvider head={head}>
        <GraphqlProvider graphql={graphql}>
          <SocketProvider socket={socket}>
            <SessionProvider store={store} rendered={session}>
              <ConsentProvider consent={consent}>
                <LinkProvider component={RouterLink}>{children}</LinkProvider>
              </ConsentProvider>
            </SessionProvider>
          </SocketProvider>
        </GraphqlProvider>
      </HeadProvider>
    </AppProvider>
  );
}
