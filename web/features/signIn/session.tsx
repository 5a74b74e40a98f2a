import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionStore } from '../../transport/session/session.ts';

/** The part of a session that components may read; on the server it has no token. */
export interface VisibleSession {
  readonly sessionId: string;
  readonly playerId: string;
}

const SessionContext = createContext<VisibleSession | null | undefined>(undefined);
const StoreContext = createContext<SessionStore | null>(null);

export interface SessionProviderProps {
  /** Null on the server. */
  readonly store: SessionStore | null;
  /** Session the page was rendered for; used for the first paint on the server and in the browser. */
  readonly rendered: VisibleSession | null;
  readonly children: ReactNode;
}

export function SessionProvider({ store: given, rendered, children }: SessionProviderProps) {
  const store = given ?? SERVER_STORE;
  // As long as the session is the rendered one, loading the store or a token refresh does not change the value,
  // and nothing renders again.
  const visible = () => {
    const current = store.current();
    return isSame(current, rendered) ? rendered : current;
  };
  const session = useSyncExternalStore<VisibleSession | null>(store.subscribe, visible, () => rendered);
  useEffect(() => store.start(), [store]);
  useEffect(() => {
    // The platform rejected the session that this browser holds: it was ended elsewhere. The refresh fails and
    // informs the player.
    if (rendered === null && store.current() !== null) void store.refresh();
  }, [store, rendered]);
  return (
    <StoreContext value={store}>
      <SessionContext value={session}>{children}</SessionContext>
    </StoreContext>
  );
}

const isSame = (one: VisibleSession | null, other: VisibleSession | null): boolean =>
  one?.sessionId === other?.sessionId && one?.playerId === other?.playerId;

/** Null for a visitor. ERR-20 */
export function useSession(): VisibleSession | null {
  const session = use(SessionContext);
  if (session === undefined) throw new Error('There is no SessionProvider above this component');
  return session;
}

/** Session store with sign-in, sign-out and the completion of a sign-in. ERR-20 */
export function useSessionStore(): SessionStore {
  const store = use(StoreContext);
  if (!store) throw new Error('There is no SessionProvider above this component');
  return store;
}

const nothing = () => Promise.resolve();

/** Placeholder on the server, where rendering does not call the store and effects do not run. */
const SERVER_STORE: SessionStore = {
  current: () => null,
  subscribe: () => () => {},
  start: () => () => {},
  refresh: () => Promise.resolve(null),
  adopt: () => {},
  completeSignIn: () => Promise.resolve(null),
  signIn: nothing,
  signUp: nothing,
  cancelRedirect: () => {},
  signOut: nothing,
};
