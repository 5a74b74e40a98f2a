/** Cookie of a session's browser, unreadable to scripts: stolen tokens alone renew nothing. */
export interface BrowserMark {
  /** Null if the browser sends no cookie. */
  readonly shown: string | null;
  /** Sets the cookie. Pages of other sites cannot set it. */
  leave(mark: string): void;
}
