import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { BrowserSession, SessionStore } from '../../transport/session/sessionStore.ts';

/** What a component may know of a session; on the server there is no token in it. */
export interface VisibleSession {
  readonly sessionId: string;
  readonly playerId: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

interface SessionValue {
  readonly session: VisibleSession | null;
  signIn(redir?: string): Promise<void>;
  signUp(redir?: string): Promise<void>;
  signOut(): Promise<void>;
}

const SessionContext = createContext<SessionValue | null>(null);
const StoreContext = createContext<SessionStore | null>(null);

export interface SessionProviderProps {
  /** Null on the server, where nobody presses anything. */
  readonly store: SessionStore | null;
  /** The session the page was rendered for: what the first paint shows, on both sides. */
  readonly rendered: VisibleSession | null;
  readonly children: ReactNode;
}

export function SessionProvider({ store, rendered, children }: SessionProviderProps) {
  const current = useSyncExternalStore<BrowserSession | VisibleSession | null>(
    store?.subscribe ?? subscribeToNothing,
    store?.current ?? (() => rendered),
    () => rendered,
  );
  useEffect(() => store?.start(), [store]);
  const value: SessionValue = {
    session: current,
    signIn: async (redir) => store?.signIn(redir),
    signUp: async (redir) => store?.signUp(redir),
    signOut: async () => store?.signOut(),
  };
  return (
    <StoreContext value={store}>
      <SessionContext value={value}>{children}</SessionContext>
    </StoreContext>
  );
}

const subscribeToNothing = () => () => {};

/** ERR-20 */
export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('There is no SessionProvider above this component');
  return value;
}

/** For the screen that finishes a sign-in; null while rendering on the server. */
export const useSessionStore = (): SessionStore | null => use(StoreContext);
