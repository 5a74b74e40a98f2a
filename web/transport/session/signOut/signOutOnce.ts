import type { LogoutReason } from '@foyer/contract/signIn/logoutReason.ts';
import type { SessionStore } from '../session.ts';

/**
 * A page learns of the end of its session in several ways: by a response, the socket or another tab. Only the
 * first one acts, because a second would interrupt the redirect to the identity provider.
 */
export function signOutOnce({
  signOut,
  hasToken,
}: {
  readonly signOut: SessionStore['signOut'];
  /** Whether a token is stored, even if it is not usable; false after sign-out. */
  hasToken(): boolean;
}) {
  let running: Promise<void> | null = null;
  let hasLeft = false;
  const isOver = (): boolean => hasLeft && !hasToken();
  return {
    signOut(reason?: LogoutReason): Promise<void> {
      if (running) return running;
      // Without a reason, the player pressed the button, which always acts: an earlier redirect may have
      // failed.
      if (reason !== undefined && isOver()) return Promise.resolve();
      running = signOut(reason).finally(() => {
        running = null;
        hasLeft = true;
      });
      return running;
    },
    /** Call when another tab has signed out: leaves this page too, unless a sign-out is already in progress. */
    follow(leave: () => void) {
      if (running || isOver()) return;
      hasLeft = true;
      leave();
    },
  };
}
