import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionStore } from '../../transport/session/session.ts';

/** What a component may know of a session; on the server there is no token in it. */
export interface VisibleSession {
  readonly sessionId: string;
  readonly playerId: string;
}

const SessionContext = createContext<VisibleSession | null | undefined>(undefined);
const StoreContext = createContext<SessionStore | null>(null);

export interface SessionProviderProps {
  /** Null on the server, where nobody presses anything. */
  readonly store: SessionStore | null;
  /** The session the page was rendered for: what the first paint shows, on both sides. */
  readonly rendered: VisibleSession | null;
  readonly children: ReactNode;
}

export function SessionProvider({ store: given, rendered, children }: SessionProviderProps) {
  const store = given ?? SERVER_STORE;
  // As long as it is the session that the page was rendered for, waking up and a newer token change nothing on the page.
  const visible = () => {
    const current = store.current();
    return isSame(current, rendered) ? rendered : current;
  };
  const session = useSyncExternalStore<VisibleSession | null>(store.subscribe, visible, () => rendered);
  useEffect(() => store.start(), [store]);
  useEffect(() => {
    // The platform refused what this browser holds: the session ended elsewhere, and the player is told so.
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

/** What a player does at the door: sign in and out, finish a sign-in. ERR-20 */
export function useSessionStore(): SessionStore {
  const store = use(StoreContext);
  if (!store) throw new Error('There is no SessionProvider above this component');
  return store;
}

const nothing = () => Promise.resolve();

/** Rendering asks it for nothing, and no effect runs there. */
const SERVER_STORE: SessionStore = {
  current: () => null,
  subscribe: () => () => {},
  start: () => () => {},
  refresh: () => Promise.resolve(null),
  adopt: () => {},
  completeSignIn: () => Promise.resolve(null),
  signIn: nothing,
  signUp: nothing,
  stay: () => {},
  signOut: nothing,
};
