import type { SessionStore } from '../session.ts';

export interface SignOutOnce {
  readonly signOut: SessionStore['signOut'];
  /** Another tab has signed out: this one leaves as well, unless it is on its way already. */
  follow(leave: () => void): void;
}

/**
 * The end of one session reaches a page by several ways: an answer, the socket, another tab. The first is acted on. A
 * second would cut off the way that the first has taken, and with it what the identity provider is told.
 */
export function signOutOnce({
  signOut,
  hasToken,
}: {
  readonly signOut: SessionStore['signOut'];
  /** Of a session, usable or not; false once it was signed out. */
  hasToken(): boolean;
}): SignOutOnce {
  let underWay: Promise<void> | null = null;
  let hasLeft = false;
  const isOver = (): boolean => hasLeft && !hasToken();
  return {
    signOut(reason) {
      if (underWay) return underWay;
      // Without a reason it is the player who asks, and is never left standing on a page that did not go.
      if (reason !== undefined && isOver()) return Promise.resolve();
      underWay = signOut(reason).finally(() => {
        underWay = null;
        hasLeft = true;
      });
      return underWay;
    },
    follow(leave) {
      if (underWay || isOver()) return;
      hasLeft = true;
      leave();
    },
  };
}
