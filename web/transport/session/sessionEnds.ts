import type { LogoutReason } from '@foyer/contract/identity/logoutReason.ts';
import type {
  PlayerUpdatedSubscription,
  SessionDestroyedSubscription,
} from '@foyer/contract/generated/operations.ts';
import type { SessionStore } from './session.ts';

type Ended = SessionDestroyedSubscription['sessionDestroyed'];
type Closing = {
  readonly playerUpdated: Pick<PlayerUpdatedSubscription['playerUpdated'], 'isAccountClosed'>;
};
type SessionEndReason = Ended['reason'];

/**
 * LOGOUT-07: a session that ended elsewhere ends here too. LOGOUT-08: another session of the same player is no
 * business of this one.
 */
export const onSessionDestroyed = (store: Pick<SessionStore, 'current' | 'signOut'>) => ({
  next({ sessionDestroyed }: SessionDestroyedSubscription): void {
    if (sessionDestroyed.sessionId === store.current()?.sessionId)
      void store.signOut(told(sessionDestroyed.reason));
  },
  connected: (): void => {},
});

/**
 * PLAYER-22: an account that is closed while its owner looks on is left at once, whether or not the end of the session
 * is heard of as well. Who came in with it closed stays: his banner says why he plays no more (BANNER-14).
 */
export function onAccountClosed(store: Pick<SessionStore, 'current' | 'signOut'>) {
  let wasOpen = false;
  return {
    next({ playerUpdated: { isAccountClosed } }: Closing): void {
      if (isAccountClosed && wasOpen && store.current() !== null) void store.signOut('SESSION_EXPIRED');
      wasOpen = !isAccountClosed;
    },
    connected: (): void => {},
  };
}

/** What the sign-in page says of it; nothing to a player who signed out himself, if in another window. */
function told(reason: SessionEndReason): LogoutReason | undefined {
  if (reason === 'SIGNED_OUT') return undefined;
  const isTold =
    reason === 'LOGGED_IN_FROM_ANOTHER_DEVICE' || reason === 'SELF_EXCLUDED' || reason === 'TIMEOUT';
  return isTold ? reason : 'SESSION_EXPIRED';
}
