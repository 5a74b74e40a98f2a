import type { ReactNode } from 'react';
import type { PageSession } from '@foyer/contract/content/page.ts';
import { LinkProvider } from '../design/link/Link.tsx';
import {
  ContentProvider,
  GraphqlProvider,
  HeadProvider,
  SocketProvider,
  type Content,
  type Head,
} from '../features/content/index.ts';
import { SessionProvider } from '../features/identity/index.ts';
import type { Graphql } from '../transport/graphql/client.ts';
import type { SessionStore } from '../transport/session/sessionStore.ts';
import type { SubscriptionSocket } from '../transport/socket/subscriptionSocket.ts';
import { RouterLink } from './navigation/RouterLink.tsx';

export interface Surroundings {
  readonly content: Content;
  readonly session: PageSession | null;
  readonly graphql: Graphql | null;
  /** The browser's alone; on the server there is none of the three. */
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
              <LinkProvider component={RouterLink}>{children}</LinkProvider>
            </SessionProvider>
          </SocketProvider>
        </GraphqlProvider>
      </HeadProvider>
    </ContentProvider>
  );
}
