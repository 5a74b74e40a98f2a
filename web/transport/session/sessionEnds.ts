import { parseLogoutReason, type LogoutReason } from '@foyer/contract/signIn/logoutReason.ts';
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

/** LOGOUT-07: signs out when this session was ended elsewhere. LOGOUT-08: ignores other sessions of the player. */
export const onSessionDestroyed = (store: Pick<SessionStore, 'current' | 'signOut'>) => ({
  next({ sessionDestroyed }: SessionDestroyedSubscription): void {
    if (sessionDestroyed.sessionId === store.current()?.sessionId)
      void store.signOut(logoutReasonOf(sessionDestroyed.reason));
  },
  connected: (): void => {},
});

/**
 * PLAYER-22: signs the player out when their account is closed while they are on the page, even if the
 * session event does not arrive. A player whose account was closed before stays: a banner explains why they
 * cannot play (BANNER-14).
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

/** The reason for the sign-in page; none if the player signed out themselves in another window. */
function logoutReasonOf(reason: SessionEndReason): LogoutReason | undefined {
  if (reason === 'SIGNED_OUT') return undefined;
  return parseLogoutReason(reason) ?? 'SESSION_EXPIRED';
}
