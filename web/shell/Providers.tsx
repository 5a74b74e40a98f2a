import type { ReactNode } from 'react';
import type { PageSession } from '@foyer/contract/content/page.ts';
import { LinkProvider } from '../ui/link/Link.tsx';
import {
  ContentProvider,
  GraphqlProvider,
  HeadProvider,
  SocketProvider,
  type Content,
  type Head,
} from '../features/content/index.ts';
import { ConsentProvider } from '../features/consent/index.ts';
import { SessionProvider } from '../features/identity/index.ts';
import type { Graphql } from '../transport/graphql/client.ts';
import type { ConsentStore } from '../transport/consent/consentStore.ts';
import type { SessionStore } from '../transport/session/session.ts';
import type { SubscriptionSocket } from '../transport/socket/subscriptionSocket.ts';
import { RouterLink } from './navigation/RouterLink.tsx';

export interface Surroundings {
  readonly content: Content;
  readonly session: PageSession | null;
  readonly graphql: Graphql | null;
  /** The browser's alone; on the server there is none of the four. */
  readonly consent: ConsentStore | null;
  readonly store: SessionStore | null;
  readonly socket: SubscriptionSocket | null;
  /** The server's alone. */
  readonly head: Head | null;
}

/** What stands around every page. */
export function Providers({
  content,
  session,
  graphql,
  consent,
  store,
  socket,
  head,
  children,
}: Surroundings & {
  readonly children: ReactNode;
}) {
  return (
    <ContentProvider content={content}>
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
    </ContentProvider>
  );
}
