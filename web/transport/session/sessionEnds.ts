import type { LogoutReason } from '@foyer/contract/identity/logoutReason.ts';
import type { SessionDestroyedSubscription } from '@foyer/contract/generated/operations.ts';
import type { SessionStore } from './sessionStore.ts';

type Ended = SessionDestroyedSubscription['sessionDestroyed'];
type SessionEndReason = Ended['reason'];

/**
 * LOGOUT-07: a session that ended elsewhere ends here too. LOGOUT-08: another session of the same player is no
 * business of this one.
 */
export const hearOfEnds = (store: Pick<SessionStore, 'current' | 'signOut'>) => ({
  next({ sessionDestroyed }: SessionDestroyedSubscription): void {
    if (sessionDestroyed.sessionId === store.current()?.sessionId)
      void store.signOut(told(sessionDestroyed.reason));
  },
  connected: (): void => {},
});

/** What the sign-in page says of it; nothing to a player who signed out himself, if in another window. */
function told(reason: SessionEndReason): LogoutReason | undefined {
  if (reason === 'SIGNED_OUT') return undefined;
  return reason === 'LOGGED_IN_FROM_ANOTHER_DEVICE' ? reason : 'SESSION_EXPIRED';
}
