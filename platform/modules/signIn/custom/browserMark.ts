/**
 * Cookie that recognises the browser of a session. Page scripts cannot read it, so stolen tokens alone are
 * not enough to renew the session.
 */
export interface BrowserMark {
  /** Null if the browser sends no cookie. */
  readonly shown: string | null;
  /** Sets the cookie. Pages of other sites cannot set it. */
  leave(mark: string): void;
}
