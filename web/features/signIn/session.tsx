import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionStore } from '../../transport/session/session.ts';

/** What components may read of a session. The server has no token. */
export interface VisibleSession {
  readonly sessionId: string;
  readonly playerId: string;
}

const SessionContext = createContext<VisibleSession | null | undefined>(undefined);
const StoreContext = createContext<SessionStore | null>(null);

export interface SessionProviderProps {
  readonly store: SessionStore | null;
  /** Session the page was rendered for; used for the first paint on the server and in the browser. */
  readonly rendered: VisibleSession | null;
  readonly children: ReactNode;
}

export function SessionProvider({ store: given, rendered, children }: SessionProviderProps) {
  const store = given ?? SERVER_STORE;
  // The value stays the same object while the session is the rendered one, so that nothing renders again when
  // the store has loaded or the token is refreshed.
  const visible = () => {
    const current = store.current();
    return isSame(current, rendered) ? rendered : current;
  };
  const session = useSyncExternalStore<VisibleSession | null>(store.subscribe, visible, () => rendered);
  useEffect(() => store.start(), [store]);
  useEffect(() => {
    // The platform has rejected the session of this browser, because it was ended elsewhere. The refresh
    // fails and informs the player.
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

/** Null for a visitor. @throws without a provider (ERR-20) */
export function useSession(): VisibleSession | null {
  const session = use(SessionContext);
  if (session === undefined) throw new Error('There is no SessionProvider above this component');
  return session;
}

/** @throws without a provider (ERR-20) */
export function useSessionStore(): SessionStore {
  const store = use(StoreContext);
  if (!store) throw new Error('There is no SessionProvider above this component');
  return store;
}

const nothing = () => Promise.resolve();

/** Rendering on the server does not call the store, and effects do not run there. */
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
