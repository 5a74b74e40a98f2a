import type { SessionStore } from '../session.ts';

export interface SignOutOnce {
  readonly signOut: SessionStore['signOut'];
  /** Another tab has signed out: leave this page too, unless a sign-out is already in progress. */
  follow(leave: () => void): void;
}

/**
 * The end of a session reaches a page by several ways: a response, the socket, another tab. Only the first
 * one acts, because a second would interrupt the redirect to the identity provider.
 */
export function signOutOnce({
  signOut,
  hasToken,
}: {
  readonly signOut: SessionStore['signOut'];
  /** Whether a token is stored, usable or not; false after sign-out. */
  hasToken(): boolean;
}): SignOutOnce {
  let running: Promise<void> | null = null;
  let hasLeft = false;
  const isOver = (): boolean => hasLeft && !hasToken();
  return {
    signOut(reason) {
      if (running) return running;
      // Without a reason the player pressed sign out, so always act: an earlier redirect may have failed.
      if (reason !== undefined && isOver()) return Promise.resolve();
      running = signOut(reason).finally(() => {
        running = null;
        hasLeft = true;
      });
      return running;
    },
    follow(leave) {
      if (running || isOver()) return;
      hasLeft = true;
      leave();
    },
  };
}
